import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { apply, draftJob, postJob, staffApi } from '../../support/posts/hiring.ts';

const UNKNOWN = 'f'.repeat(24);
let company: Person;
let rival: Person;
let seeker: Person;

beforeAll(async () => {
  company = await newCompany();
  rival = await newCompany();
  seeker = await newSeeker();
});

const read = async (person: Person, id: string) => (await person.api.get(`/api/jobs/${id}`)).body;

describe('reading jobs', () => {
  it('[EMP-32] returns a published job to seekers and other companies without counts', async () => {
    const id = await postJob(company);
    for (const reader of [seeker, rival]) {
      const job = await read(reader, id);
      expect(job).toMatchObject({ id, name: 'Lead Framing Carpenter', city: 'Winona Lake', published: true });
      for (const count of ['viewCount', 'applicantCount', 'declinedCount', 'matchCount', 'hasNewApplicants'])
        expect(job).not.toHaveProperty(count);
    }
  });

  it('returns an unpublished job only to its company and to staff', async () => {
    const id = await draftJob(company);
    expect((await seeker.api.get(`/api/jobs/${id}`)).status).toBe(404);
    const staff = await staffApi(PASSWORD);
    const { status, body } = await staff.get(`/api/jobs/${id}`);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('applicantCount');
  });

  it("[SEE-12] [SEE-13] [SEE-14] returns the reading seeker's state in the job", async () => {
    const id = await postJob(company, { zip: '46580' });
    const person = await newSeeker();
    expect((await read(person, id)).applicationStatus).toMatchObject({ declinedByMe: false, saved: false, miles: 2.5 });
    expect((await read(person, id)).applicationStatus).not.toHaveProperty('state');
    await apply(person, company, id);
    await person.api.patch(`/api/profile/${person.profileId}`, { savedJobs: [id] });
    const { applicationStatus } = await read(person, id);
    expect(applicationStatus).toMatchObject({ state: 'requested', saved: true, date: expect.any(String) });
    expect(applicationStatus).not.toHaveProperty('connection');
    expect((await read(rival, id)).applicationStatus).toBeUndefined();
  });

  it.each(['x', '%20', 'F'.repeat(24), '0'.repeat(23)])('answers 4xx to the id %j', async (id) => {
    for (const path of [`/api/jobs/${id}`, `/api/jobs/${id}/applicants`, `/api/jobs/${id}/matches`]) {
      const { status } = await company.api.get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('a list of jobs', () => {
  let owner: Person;
  const names = Array.from({ length: 11 }, (_, index) => `Job ${index}`);

  beforeAll(async () => {
    owner = await newCompany();
    for (const name of names) await draftJob(owner, { name });
  });

  it("[EMP-32] pages the company's jobs by nine, newest first, with exact totals", async () => {
    const first = await owner.api.get('/api/jobs');
    expect(first.body).toMatchObject({ total: 11, pageCount: 2 });
    const second = await owner.api.get('/api/jobs', { page: 2 });
    const listed = [...first.body.results, ...second.body.results].map(({ name }) => name);
    expect(listed).toEqual(names.toReversed());
    expect(first.body.results).toHaveLength(9);
    expect(first.body.results[0]).toMatchObject({ viewCount: 0, applicantCount: 0, declinedCount: 0 });
    expect(first.body.results[0]).not.toHaveProperty('description');
    expect((await owner.api.get('/api/jobs', { page: 3 })).body.results).toEqual([]);
    expect((await owner.api.get('/api/jobs', { limit: 100 })).body.results).toHaveLength(11);
  });

  it("[EMP-36] lists a company's open jobs to others and all of them to itself, page by page", async () => {
    const open = await postJob(owner, { name: 'Open' });
    const forOthers = await seeker.api.get('/api/jobs/list/company', { companyId: owner.profileId });
    expect(forOthers.body).toMatchObject({ total: 1, pageCount: 1, results: [{ id: open, name: 'Open' }] });
    expect(forOthers.body.results[0]).not.toHaveProperty('viewCount');
    const own = await owner.api.get('/api/jobs/list/company');
    expect(own.body).toMatchObject({ total: 12, pageCount: 2 });
    const paged = await owner.api.get('/api/jobs/list/company', { companyId: owner.profileId, limit: 5, page: 3 });
    expect(paged.body).toMatchObject({ total: 12, pageCount: 3 });
    expect(paged.body.results.map(({ name }: { name: string }) => name)).toEqual(['Job 1', 'Job 0']);
    expect((await seeker.api.get('/api/jobs/list/company', { companyId: UNKNOWN })).body.total).toBe(0);
    expect(await seeker.api.get('/api/jobs/list/company')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'companyId', message: 'This field is required' }] },
    });
  });

  it.each<[string, string | number]>([
    ['limit', 0],
    ['limit', 101],
    ['limit', 'many'],
    ['page', 0],
    ['page', -1],
    ['page', 1.5],
  ])('answers 400 to the %s %s', async (name, value) => {
    const query = { [name]: value };
    expect((await owner.api.get('/api/jobs', query)).status).toBe(400);
  });
});

describe('the log of activity', () => {
  const log = (person: Pick<Person, 'api'>, body: unknown) => person.api.post('/api/activity/logs/insert', body);
  const views = async (id: string) => (await read(company, id)).viewCount;

  it('[API-07] counts one view for each seeker and job, however often it is opened', async () => {
    const id = await postJob(company);
    const body = { jobId: id, jobseekerId: seeker.profileId, activityType: 'view-job-details', userType: 'jobSeeker' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => log(seeker, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await views(id)).toBe(1);
    const other = await newSeeker();
    await log(other, { jobId: id, activityType: 'view-job-details' });
    expect(await views(id)).toBe(2);
  });

  it('[API-07] accepts a view by a company and does not count it', async () => {
    const id = await postJob(company);
    for (const { api: own, profileId: companyId } of [company, rival]) {
      const body = { jobId: id, companyId, activityType: 'view-job-details', userType: 'provider' };
      expect((await log({ api: own }, body)).status).toBe(200);
    }
    expect(await views(id)).toBe(0);
  });

  it("[API-07] rejects a view in another user's name", async () => {
    const id = await postJob(company);
    const asOther = { jobId: id, jobseekerId: UNKNOWN, activityType: 'view-job-details' };
    expect((await log(seeker, asOther)).status).toBe(403);
    const asCompany = { jobId: id, companyId: company.profileId, activityType: 'view-job-details' };
    expect((await log(rival, asCompany)).status).toBe(403);
    expect((await log(seeker, { jobId: id, activityType: 'accept-job-application' })).status).toBe(403);
    expect((await log(rival, { jobId: id, activityType: 'accept-job-application' })).status).toBe(404);
    expect((await log(company, { jobId: id, activityType: 'accept-job-application' })).status).toBe(200);
    expect(await views(id)).toBe(0);
  });

  it('[API-07] returns 4xx for an invalid view', async () => {
    expect((await log(seeker, { activityType: 'view-job-details' })).status).toBe(400);
    expect((await log(seeker, { jobId: UNKNOWN, activityType: 'dance' })).status).toBe(400);
    expect((await log(seeker, { jobId: 7, activityType: 'view-job-details' })).status).toBe(400);
    expect((await log(seeker, { jobId: UNKNOWN, activityType: 'view-job-details' })).status).toBe(404);
    const draft = { jobId: await draftJob(company), activityType: 'view-job-details' };
    expect((await log(seeker, draft)).status).toBe(404);
    expect((await log(seeker, { projectId: UNKNOWN, activityType: 'view-project-details' })).status).toBe(404);
    expect((await log({ api: api() } as Person, draft)).status).toBe(401);
    const fresh = await newAccount('candidate');
    expect((await log(fresh, draft)).status).toBe(404);
  });
});
