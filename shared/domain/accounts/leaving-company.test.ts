import { expect, it } from 'vitest';
import { companyAfter } from './leaving-company.ts';

const user = (role: 'owner' | 'member', status: 'invited' | 'active' | 'disabled' = 'active') => ({ role, status });

it('[ACC-36] a company stays while another active owner can manage it', () => {
  expect(companyAfter(user('owner'), [user('owner')])).toBe('stays');
  expect(companyAfter(user('member'), [user('owner')])).toBe('stays');
});

it('[ACC-36] a company closes with its last owner when the other users are disabled, or there are none', () => {
  expect(companyAfter(user('owner'), [])).toBe('closes');
  expect(companyAfter(user('owner'), [user('owner', 'disabled'), user('member', 'disabled')])).toBe('closes');
});

it('[ACC-36] the last owner of a company with active or invited colleagues can not leave', () => {
  expect(companyAfter(user('owner'), [user('member')])).toBe('blocked');
  expect(companyAfter(user('owner'), [user('owner', 'invited')])).toBe('blocked');
});
