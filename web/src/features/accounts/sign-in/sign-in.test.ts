import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
const answers: Record<string, object> = {};
const asked: string[] = [];
vi.mock('../../../lib/api/call.ts', () => ({
  call: async (endpoint: string) => {
    asked.push(endpoint);
    if (answers[endpoint]) return answers[endpoint];
    throw new ApiError(404, 'not_found', '');
  },
}));
const { loadProfile } = await import('./load-profile.ts');
const { afterLogin } = await import('./after-login.ts');

const user = (more: Partial<UserInfo> = {}): UserInfo => ({
  id: 'a'.repeat(24),
  email: 'a@example.test',
  displayName: 'A',
  role: 'user',
  profileType: 'candidate',
  ...more,
});
const profile = { id: 'p', name: 'Lakeland', type: 'provider', kind: 'vendor' } as const;
const query = (text = '') => new URLSearchParams(text);

beforeEach(() => {
  asked.length = 0;
  for (const name of Object.keys(answers)) delete answers[name];
});

it('[ACC-05] the sign-in loads the candidate profile first', async () => {
  answers['GET /api/profile/user/{userId}'] = { ...profile, type: 'jobSeeker', kind: 'candidate' };
  expect((await loadProfile(user({ companyId: 'b'.repeat(24) })))?.kind).toBe('candidate');
  expect(asked).toEqual(['GET /api/profile/user/{userId}']);
});

it("[ACC-05] the sign-in loads the company profile when there is no candidate profile, else that of the user's company as a provider", async () => {
  const employee = user({ companyId: 'b'.repeat(24) });
  answers['GET /api/company/profile/{id}'] = profile;
  expect((await loadProfile(employee))?.kind).toBe('provider');
  expect(asked).toEqual([
    'GET /api/profile/user/{userId}',
    'GET /api/company/profile/user/{userId}',
    'GET /api/company/profile/{id}',
  ]);
  answers['GET /api/company/profile/user/{userId}'] = profile;
  expect((await loadProfile(employee))?.kind).toBe('vendor');
});

it('[ACC-07] the sign-in returns null for a user without any profile', async () => {
  expect(await loadProfile(user())).toBeNull();
  expect(await loadProfile(user({ profileType: 'provider' }))).toBeNull();
});

it('[ACC-02] the sign-in opens the page of redirect or to, else the dashboard', () => {
  const session = { userInfo: user(), profile };
  expect(afterLogin(session, query('redirect=/jobs/1?x=2'))).toBe('/jobs/1?x=2');
  expect(afterLogin(session, query('to=/messages'))).toBe('/messages');
  expect(afterLogin(session, query())).toBe('/dashboard');
  expect(afterLogin(session, query('redirect=https://evil.test/'))).toBe('/dashboard');
  expect(afterLogin(session, query('redirect=//evil.test/'))).toBe('/dashboard');
});

it('[ACC-07] the sign-in redirects staff to their dashboard and a user without a profile to completing it', () => {
  const staff = { userInfo: user({ role: 'support' }), profile: null };
  expect(afterLogin(staff, query('redirect=/dashboard'))).toBe('/admin/dashboard');
  expect(afterLogin(staff, query('redirect=/admin/companies'))).toBe('/admin/companies');
  const vendor = { userInfo: user({ profileType: 'vendor' }), profile: null };
  expect(afterLogin(vendor, query('redirect=/jobs/1'))).toBe(
    '/complete-profile?profileType=vendor&redirect=%2Fjobs%2F1',
  );
});
