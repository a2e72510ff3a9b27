import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClockOffset } from '../clock.ts';
import { tryWebhookSecrets } from './secrets.ts';

const send = vi.spyOn(SecretsManagerClient.prototype, 'send');
let stored = '';
let offset = 0;

const advance = (ms: number) => {
  offset += ms;
  setClockOffset(offset);
};
const find = (signedBy: string) => tryWebhookSecrets((value) => (value === signedBy ? value : undefined));

/** The module keeps its cache between tests, so each test starts a day after the one before. */
beforeEach(() => {
  advance(DAY_MS);
  vi.stubEnv('SECRETS_ID', 'plumbline/test/secrets');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', undefined);
  send.mockReset();
  send.mockImplementation(async () => ({ SecretString: JSON.stringify({ STRIPE_WEBHOOK_SECRET: stored }) }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  setClockOffset(0);
});

describe('the secret of the webhook', () => {
  it('accepts any of several values, and no other', async () => {
    stored = 'whsec_old, whsec_new';
    expect(await Promise.all(['whsec_old', 'whsec_new', 'whsec_other'].map(find))).toEqual([
      'whsec_old',
      'whsec_new',
      undefined,
    ]);
  });

  it('is read again at a signature that fits no known value, at most every ten seconds', async () => {
    stored = 'none yet';
    expect(await find('whsec_new')).toBeUndefined();
    stored = 'whsec_new';
    expect(await find('whsec_new')).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    advance(11_000);
    expect(await find('whsec_new')).toBe('whsec_new');
    expect(await find('whsec_forged')).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('comes from the environment in the local cloud, which reads no other', async () => {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_local');
    expect([await find('whsec_local'), await find('whsec_other')]).toEqual(['whsec_local', undefined]);
    expect(send).not.toHaveBeenCalled();
  });
});
