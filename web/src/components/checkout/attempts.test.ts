import { afterEach, expect, it, vi } from 'vitest';
import { forgetAttempt, readAttempt, rememberAttempt } from './attempts.ts';

afterEach(() => vi.unstubAllGlobals());

it('the checkout keeps an attempt until it is removed, also where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', null);
  rememberAttempt('pi_1', { knownDecline: 'card_declined' });
  expect([readAttempt('pi_1'), readAttempt('pi_2')]).toEqual([{ knownDecline: 'card_declined' }, undefined]);
  forgetAttempt('pi_1');
  expect(readAttempt('pi_1')).toBeUndefined();
});
