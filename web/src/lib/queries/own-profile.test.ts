import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal('sessionStorage', storage);
vi.stubGlobal('localStorage', storage);
vi.resetModules();

const { keepOwnProfile, ownProfileQuery } = await import('./own-profile.ts');
const { companyQuery, seekerQuery } = await import('./profiles.ts');
const { queryKeys } = await import('./query-keys.ts');
const { setProfile } = await import('../session/session.ts');

const company = { id: 'c1', type: 'provider', kind: 'provider', name: 'Ridge Framing', city: 'Gary', state: 'IN' };
const read = {
  ...company,
  provider: {
    isVendor: false,
    unlockedApplicants: [],
    sentJobPosts: [{ profile: 's1', job: 'j1', date: '2026-01-05' }],
  },
} as unknown as ProfileView;

beforeAll(() => setProfile(read));
afterAll(() => vi.unstubAllGlobals());

it("the query of the user's profile stores the user's profile once, under the same key as that profile's page", () => {
  expect(ownProfileQuery().queryKey).toEqual(companyQuery('c1').queryKey);
  expect(
    ownProfileQuery({ profile: { id: 's1', type: 'jobSeeker', kind: 'candidate', name: 'Ana' } }).queryKey,
  ).toEqual(seekerQuery('s1').queryKey);
});

it("the query of the user's profile requests nothing while no user is signed in", () => {
  expect(ownProfileQuery({}).enabled).toBe(false);
  expect(ownProfileQuery().enabled).toBe(true);
});

it("the query of the user's profile shows a save to every page and keeps the lists that a save doesn't return", () => {
  const client = new QueryClient();
  const steps = queryKeys.dashboard.steps('c1');
  client.setQueryData(companyQuery('c1').queryKey, read);
  client.setQueryData(steps, { items: [] });
  keepOwnProfile(client, {
    ...company,
    name: 'Ridge Framing LLC',
    provider: { isVendor: false },
  } as unknown as ProfileView);
  const kept = client.getQueryData(companyQuery('c1').queryKey);
  expect(kept?.name).toBe('Ridge Framing LLC');
  expect(kept?.provider?.sentJobPosts).toHaveLength(1);
  // The dashboard would save its trades with the earlier version of the profile.
  expect(client.getQueryData(steps)).toBeUndefined();
  client.clear();
});
