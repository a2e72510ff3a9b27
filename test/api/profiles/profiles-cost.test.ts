import '../../support/cloud/handler-environment.ts';
import * as dashboard from '@plumbline/shared/contracts/dashboard/dashboard';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import * as profiles from '@plumbline/shared/contracts/profiles/profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { notificationsOf } from '../../support/people/notifications.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

/** The one request that reads the caller; the others belong to the operation. */
const CALLER = 1;

let company: Person;
let seeker: Person;
let hidden: Person;
let colleague: Person;
let job: string;
let notification: string;

beforeAll(async () => {
  [company, seeker, hidden] = [await newCompany(), await newSeeker(), await newSeeker()];
  colleague = await newColleague(company);
  job = await postJob(company);
  await apply(hidden, company, job);
  const [told] = (await notificationsOf(company, 'newApplicant')) as unknown as { id: string }[];
  notification = told?.id ?? '';
  await apply(seeker, company, job);
  await hidden.api.patch(`/api/profile/${hidden.profileId}`, { public: false });
  await unlock(company, seeker, job);
});

const requestsOf = async (endpoint: Endpoint, given: Parameters<typeof invoke>[1], userId: string) =>
  (await measure(() => invoke(endpoint, given, userId))).cost.requests - CALLER;

describe('a profile endpoint makes at most two table requests, and one more about a notification', () => {
  it('[PRO-40] limits the requests of a seeker: reading, saving, saved jobs', async () => {
    const own = { id: seeker.profileId };
    const ask = (endpoint: Endpoint, given: object) => requestsOf(endpoint, given, seeker.userId);
    expect(await ask(profiles.getProfile, { params: own })).toBe(1);
    expect(await ask(profiles.getProfileByUser, { params: { userId: seeker.userId } })).toBe(1);
    expect(await ask(profiles.getCompanyProfile, { params: { id: company.profileId } })).toBe(1);
    expect(await ask(profiles.getCompanyProfileByUser, { params: { userId: company.userId } })).toBe(2);
    const body = { name: 'Travis', description: '<p>Hi</p>', savedJobs: [job], jobSeeker: { isVeteran: true } };
    expect(await ask(profiles.patchProfile, { params: own, body })).toBe(2);
    expect(await ask(profiles.patchProfile, { params: own, body: { savedJobs: [] } })).toBe(2);
    expect(await ask(dashboard.getProfileCompleteness, { params: own })).toBe(1);
    expect(await ask(dashboard.checkProfile, { params: { id: seeker.userId } })).toBe(0);
  });

  it('[PRO-41] limits the requests of a company: reading itself and others, saving', async () => {
    const own = { id: company.profileId };
    const ask = (endpoint: Endpoint, given: object) => requestsOf(endpoint, given, company.userId);
    expect(await ask(profiles.getCompanyProfile, { params: own })).toBe(2);
    expect(await ask(profiles.getCompanyProfileByUser, { params: { userId: company.userId } })).toBe(2);
    expect(await ask(profiles.getCompanyProfileByUser, { params: { userId: colleague.userId } })).toBe(2);
    expect(await ask(profiles.getProfile, { params: { id: seeker.profileId } })).toBe(1);
    expect(await ask(profiles.getProfile, { params: { id: hidden.profileId } })).toBe(2);
    expect(await ask(profiles.getProfileByUser, { params: { userId: seeker.userId } })).toBe(2);
    // For a hidden seeker one more query checks whether an application made the two known to each other.
    expect(await ask(profiles.getNotifiedProfile, { params: { id: notification } })).toBe(3);
    const body = { name: 'Framers', description: '<p>Hi</p>', provider: { emr: '0.9' } };
    expect(await ask(profiles.patchCompanyProfile, { params: own, body })).toBe(2);
    expect(await ask(dashboard.getCompanyCompleteness, { params: own })).toBe(1);
    expect(await ask(dashboard.checkCompanyProfile, { params: { id: colleague.userId } })).toBe(1);
  });

  it('[PRO-40] [PRO-41] makes two table requests for a new profile: its transaction, and the count of its address', async () => {
    const [person, firm] = [await newAccount('candidate'), await newAccount('provider')];
    const seekerBody = { name: 'Ana', lastName: 'Ruiz', zip: '46590' };
    expect(await requestsOf(profiles.createProfile, { body: seekerBody }, person.userId)).toBe(2);
    const companyBody = { name: 'Ruiz Framing', zip: '46590' };
    expect(await requestsOf(profiles.createCompanyProfile, { body: companyBody }, firm.userId)).toBe(2);
  });
});
