import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, until } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newApplicant } from '../../support/posts/applicants.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const NO_JOB = "We couldn't find data for this job.";
const UNKNOWN = 'f'.repeat(24);
const MINUTE = 60_000;

type Row = { id: string; isNew: boolean };

let company: Person;
let rival: Person;

beforeAll(async () => {
  company = await newCompany();
  rival = await newCompany();
});

/** Tokens last 15 minutes; these steps stay well below that. */
const later = () => advanceClock(1000);
const applicants = async (job: string, query: Record<string, string | number> = {}) =>
  (await company.api.get(`/api/jobs/${job}/applicants`, query)).body;
const matches = async (job: string) => (await company.api.get(`/api/jobs/${job}/matches`)).body;
const actionsOf = (job: string, seeker: Person, person = company) =>
  person.api.get('/api/jobs/jobseeker/actions', { profileId: seeker.profileId, jobId: job });
const decline = (seeker: Person, job: string) =>
  company.api.patch(`/api/company/profile/access/reject/${seeker.profileId}`, { type: 'job-application', job });
const accept = (seeker: Person, job: string) =>
  company.api.patch(`/api/company/profile/access/grant/${seeker.profileId}`, { type: 'job-application', job });

describe('the list of applicants', () => {
  it('[PRO-37] [PRO-38] lists the applicants, newest first, without names or contact details', async () => {
    const job = await postJob(company);
    const first = await newSeeker();
    const second = await newSeeker({ zip: '46580' });
    await apply(first, company, job);
    await later();
    await apply(second, company, job);
    const { results, total, cursor } = await applicants(job);
    expect(total).toBe(2);
    expect(cursor).toBeUndefined();
    expect(results.map(({ id }: Row) => id)).toEqual([second.profileId, first.profileId]);
    expect(results[1]).toMatchObject({
      _id: first.profileId,
      name: `Jobseeker${first.profileId.slice(0, 4)}`,
      city: 'Winona Lake',
      state: 'IN',
      hasProfileViewAccess: false,
      reason: expect.stringContaining('Carpentry'),
      isNew: true,
      trades: expect.arrayContaining(['Carpentry']),
      actions: { profileRequestedAt: expect.any(String) },
    });
    for (const field of ['email', 'phoneNumber']) expect(results[1]).not.toHaveProperty(field);
    const text = JSON.stringify(results);
    for (const secret of ['Travis', 'Yoder', '555-0142', '5745550142', first.email, second.email]) {
      expect(text).not.toContain(secret);
    }
  });

  it('[EMP-07] marks a job with new applicants until the company reads the list', async () => {
    const job = await postJob(company);
    const read = async () => (await company.api.get(`/api/jobs/${job}`)).body;
    await apply(await newSeeker(), company, job);
    expect(await read()).toMatchObject({ applicantCount: 1, hasNewApplicants: true });
    await later();
    expect((await applicants(job)).results[0].isNew).toBe(true);
    expect(await read()).toMatchObject({ hasNewApplicants: false, lastViewAt: expect.any(String) });

    await later();
    const late = await newSeeker();
    await apply(late, company, job);
    expect(await read()).toMatchObject({ applicantCount: 2, hasNewApplicants: true });
    const listed = (await company.api.get('/api/jobs')).body.results.find(({ id }: Row) => id === job);
    expect(listed.hasNewApplicants).toBe(true);
    await later();
    expect((await applicants(job)).results.map(({ isNew }: Row) => isNew)).toEqual([true, false]);
    expect((await applicants(job)).results.map(({ isNew }: Row) => isNew)).toEqual([false, false]);
    expect((await read()).hasNewApplicants).toBe(false);
  });

  it('[EMP-07] keeps the marks of new applicants through all pages of one visit', async () => {
    const job = await postJob(company);
    for (let count = 0; count < 3; count += 1) {
      await apply(await newSeeker(), company, job);
      await later();
    }
    const seen: Row[] = [];
    let cursor: string | undefined;
    do {
      const page = await applicants(job, { limit: 1, ...(cursor && { cursor }) });
      expect(page.total).toBe(3);
      seen.push(...page.results);
      cursor = page.cursor;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(3);
    expect(seen.every(({ isNew }) => isNew)).toBe(true);
  });

  it('[APP-20] lists an accepted applicant once, shows the name after the unlock, removes a declined one', async () => {
    const job = await postJob(company);
    const [hired, declined] = [await newSeeker(), await newSeeker()];
    for (const seeker of [hired, declined]) await apply(seeker, company, job);
    await unlock(company, hired, job);
    expect((await accept(hired, job)).status).toBe(200);
    expect((await decline(declined, job)).status).toBe(200);
    const { results, total } = await applicants(job);
    expect(total).toBe(1);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      id: hired.profileId,
      name: 'Travis',
      lastName: 'Yoder',
      email: hired.email,
      phoneNumber: expect.stringContaining('555'),
      hasProfileViewAccess: true,
      actions: { unlockedAt: expect.any(String), profileAcceptedAt: expect.any(String) },
    });
    const { applicationStatus } = (await hired.api.get(`/api/jobs/${job}`)).body;
    expect(applicationStatus).toMatchObject({
      state: 'granted',
      connection: { company: { email: expect.any(String) }, other: { name: 'Travis Yoder', email: hired.email } },
    });
  });

  it("treats another company's job as unknown and is for companies only", async () => {
    const job = await postJob(company);
    const seeker = await newSeeker();
    for (const list of ['applicants', 'matches']) {
      const refusal = { status: 404, body: { code: 'job_not_found', message: NO_JOB } };
      expect(await rival.api.get(`/api/jobs/${job}/${list}`)).toMatchObject(refusal);
      expect(await company.api.get(`/api/jobs/${UNKNOWN}/${list}`)).toMatchObject(refusal);
      expect((await seeker.api.get(`/api/jobs/${job}/${list}`)).status).toBe(403);
    }
    expect((await company.api.get(`/api/jobs/${job}`)).body).not.toHaveProperty('lastViewAt');
  });

  it('returns 400 for an invalid limit and starts from the top with an invalid cursor', async () => {
    const job = await postJob(company);
    const foreign = Buffer.from(JSON.stringify({ pk: 'a', sk: 'b', gsi3pk: `SUBJECT#${job}` })).toString('base64url');
    for (const list of ['applicants', 'matches']) {
      const get = (query: Record<string, string | number>) => company.api.get(`/api/jobs/${job}/${list}`, query);
      for (const limit of [0, 51, 'all']) expect((await get({ limit })).status).toBe(400);
      for (const cursor of ['nonsense', '~', foreign, `~${foreign}`]) expect((await get({ cursor })).status).toBe(200);
    }
  });
});

describe('the list of matches', () => {
  it('[APP-07] [APP-09] lists the matches, best first, without declined ones', async () => {
    // A town in Montana where no other test has people.
    const zip = '59501';
    const job = await postJob(company, { zip, tradeCategories: ['Carpentry', 'Roofing'] });
    const one = await newSeeker({ zip, tradeCategories: ['Carpentry'] });
    const two = await newSeeker({ zip, tradeCategories: ['Carpentry', 'Roofing'] });
    await newSeeker({ zip, tradeCategories: ['Masonry'] });
    const found = await until(async () => {
      const page = await matches(job);
      return page.total === 2 && page.results.length === 2 && page;
    });
    expect(found.results.map(({ id }: Row) => id)).toEqual([two.profileId, one.profileId]);
    expect(found.results[0]).toMatchObject({
      name: `Jobseeker${two.profileId.slice(0, 4)}`,
      hasProfileViewAccess: false,
      reason: expect.stringContaining('under 1 mile'),
      isNew: false,
      expiresAt: expect.any(String),
    });
    expect(Object.keys(found.results[0].actions)).toEqual(['matchFoundAt']);

    expect((await decline(two, job)).status).toBe(200);
    expect((await matches(job)).results.map(({ id }: Row) => id)).toEqual([one.profileId]);
  });
});

describe('what happened between a job and a seeker', () => {
  it('[APP-08] [APP-07] returns the dates and the product that unlocks the seeker', async () => {
    const { seeker, job } = await newApplicant(company);
    const { status, body } = await actionsOf(job, seeker);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'requested',
      actions: { profileRequestedAt: expect.any(String) },
      unlock: { slug: 'unlock_applicant_resume_skill_2', amount: 4900 },
    });
    expect(body.actions).not.toHaveProperty('unlockedAt');
    const withSlash = await company.api.get('/api/jobs/jobseeker/actions/', {
      profileId: seeker.profileId,
      jobId: job,
    });
    expect(withSlash.body).toMatchObject({ state: 'requested' });
  });

  it('[APP-21] returns when the seeker may apply again after a rejection', async () => {
    const { seeker, job } = await newApplicant(company);
    await decline(seeker, job);
    const { body } = await actionsOf(job, seeker);
    expect(body.state).toBe('rejected');
    expect(Date.parse(body.ends) - Date.parse(body.actions.profileRejectedAt)).toBe(7 * 24 * 60 * MINUTE);
    const { applicationStatus } = (await seeker.api.get(`/api/jobs/${job}`)).body;
    expect(applicationStatus).toMatchObject({ state: 'rejected', ends: body.ends });
  });

  it("[APP-08] returns data only for the company's own job and a seeker it may know of", async () => {
    const job = await postJob(company);
    const seeker = await newSeeker();
    expect((await actionsOf(job, seeker, rival)).status).toBe(404);
    expect((await actionsOf(UNKNOWN, seeker)).status).toBe(404);
    expect((await actionsOf(job, seeker)).status).toBe(200);
    expect((await actionsOf(job, rival)).status).toBe(404);
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { public: false });
    // The match is removed when the seeker hides the profile.
    await until(async () => (await actionsOf(job, seeker)).status === 404);
    expect((await actionsOf(job, seeker, seeker)).status).toBe(403);
    for (const query of [{ profileId: 'x', jobId: job }, { jobId: job }, {}] as Record<string, string>[]) {
      expect((await company.api.get('/api/jobs/jobseeker/actions', query)).status).toBe(400);
    }
  });
});
