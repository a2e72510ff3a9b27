import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { apply, draftJob, jobFields, postJob, staffApi } from '../../support/posts/hiring.ts';

const NO_JOB = "We couldn't find data for this job.";
const UNKNOWN = 'f'.repeat(24);

let company: Person;
let rival: Person;
let seeker: Person;

beforeAll(async () => {
  company = await newCompany();
  rival = await newCompany();
  seeker = await newSeeker();
});

/** A job that has been shown to nobody yet. */
const nobody = {
  jobseekerViews: [],
  applicants: [],
  matches: [],
  declined: [],
  declinedRequests: [],
  jobApplications: [],
};

const read = async (person: Person, id: string) => (await person.api.get(`/api/jobs/${id}`)).body;

describe('writing a job', () => {
  it('[EMP-33] [EMP-17] stores every field and reads it back', async () => {
    const created = await company.api.post('/api/jobs', jobFields());
    expect(created).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[0-9a-f]{24}$/) } });
    expect(created.body._id).toBe(created.body.id);
    expect(await read(company, created.body.id)).toEqual({
      ...jobFields(),
      _id: created.body.id,
      id: created.body.id,
      city: 'Winona Lake',
      state: 'IN',
      published: false,
      isPublic: false,
      briefing: false,
      company: company.profileId,
      profile: [{ _id: company.profileId, id: company.profileId, name: expect.stringContaining('Company') }],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      hasNewApplicants: false,
      viewCount: 0,
      applicantCount: 0,
      declinedCount: 0,
      matchCount: 0,
      status: 'Not published',
      ...nobody,
    });
  });

  it('[PAY-23] stores a job unpublished while publishing has a price, whatever the body says', async () => {
    const { body } = await company.api.post('/api/jobs', jobFields({ published: true }));
    expect(body.published).toBe(false);
    const again = await company.api.patch(`/api/jobs/${body.id}`, { published: true });
    expect(again).toMatchObject({ status: 200, body: { published: false } });
    expect((await read(company, body.id)).published).toBe(false);
  });

  it('[EMP-22] shows a paid job, takes it down and shows it again without a second payment', async () => {
    const id = await postJob(company);
    expect((await read(seeker, id)).published).toBe(true);
    await company.api.patch(`/api/jobs/${id}`, { published: false });
    expect((await seeker.api.get(`/api/jobs/${id}`)).status).toBe(404);
    const shown = await company.api.patch(`/api/jobs/${id}`, { published: true });
    expect(shown.body.published).toBe(true);
  });

  it('[EMP-19] names every required field that is missing', async () => {
    const { status, body } = await company.api.post('/api/jobs', {});
    expect(status).toBe(400);
    const required = ['name', 'zip', 'type', 'experienceRequired', 'willingToProvidePaidTraining'];
    expect(body.errors).toEqual(required.map((path) => ({ path, message: 'This field is required' })));
  });

  it.each(['4659', '46590-', 'Warsaw', '00000'])('[EMP-20] refuses the ZIP %j on its field', async (zip) => {
    const refusal = {
      status: 400,
      body: { errors: [{ path: 'zip', message: 'Please enter a valid ZIP code' }] },
    };
    expect(await company.api.post('/api/jobs', jobFields({ zip }))).toMatchObject(refusal);
    expect(await company.api.patch(`/api/jobs/${await draftJob(company)}`, { zip })).toMatchObject(refusal);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an empty name', { name: '' }],
    ['a number for a name', { name: 7 }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['an unknown type of position', { type: 'Sometimes' }],
    ['a description of 20001 characters', { description: 'x'.repeat(20_001) }],
    ['a qualification twice', { qualifications: ['Tools', 'tools'] }],
    ['a benefit twice', { benefits: ['PTO', 'PTO'] }],
    ['a trade that is no list', { tradeCategories: 'Carpentry' }],
    ['a blank trade', { tradeCategories: [''] }],
    ['experience as a text', { experienceRequired: 'yes' }],
    ['no answer about training', { willingToProvidePaidTraining: null }],
    ['published as a number', { published: 1 }],
    ['pay without a unit', { pay: { from: 3200 } }],
    ['pay by the minute', { pay: { from: 3200, unit: 'minute' } }],
    ['pay that is a text', { pay: '$32 an hour' }],
    ['pay of half a cent', { pay: { from: 3200.5, unit: 'hour' } }],
    ['pay of nothing', { pay: { from: 0, unit: 'hour' } }],
    ['pay that owes', { pay: { to: -1, unit: 'hour' } }],
    ['pay of more than $600 an hour', { pay: { to: 60_001, unit: 'hour' } }],
  ])('[EMP-19] [EMP-21] answers 400 to %s, new or changed', async (_, wrong) => {
    const id = await draftJob(company);
    expect((await company.api.post('/api/jobs', jobFields(wrong))).status).toBe(400);
    expect((await company.api.patch(`/api/jobs/${id}`, wrong)).status).toBe(400);
  });

  it('[EMP-18] keeps what the toolbar makes and nothing that runs', async () => {
    const good = '<h2>Pay</h2><p><strong>b</strong><em>i</em><u>u</u><s>s</s><span style="color:#b0413e">c</span></p>';
    const bad =
      '<script>alert(1)</script><p onclick="x()">t</p><img src="x" onerror="x()"><a href="javascript:x()">l</a>';
    const job = await read(company, await draftJob(company, { description: good, whyWorkHere: bad }));
    expect(job.description).toBe(good);
    expect(job.whyWorkHere).not.toMatch(/script|onclick|onerror|img/);
    expect(job.whyWorkHere).toContain('<p>t</p>');
  });

  it('[EMP-33] changes only the fields that are given', async () => {
    const id = await draftJob(company);
    const before = await read(company, id);
    const { status } = await company.api.patch(`/api/jobs/${id}`, { compensation: '$35 an hour', zip: '46580' });
    expect(status).toBe(200);
    expect(await read(company, id)).toEqual({
      ...before,
      compensation: '$35 an hour',
      zip: '46580',
      city: 'Warsaw',
      updatedAt: expect.any(String),
    });
  });

  it('keeps pay in amounts beside its text, until null or no amount takes it off', async () => {
    const range = { from: 3200, to: 4000, unit: 'hour' };
    const id = await draftJob(company, { pay: range });
    expect(await read(company, id)).toMatchObject({ compensation: '$32 an hour', pay: range });
    await company.api.patch(`/api/jobs/${id}`, { name: 'Framer' });
    expect((await read(company, id)).pay).toEqual(range);
    await company.api.patch(`/api/jobs/${id}`, { pay: { from: 8_400_000, to: null, unit: 'year' } });
    expect((await read(company, id)).pay).toEqual({ from: 8_400_000, unit: 'year' });
    await company.api.patch(`/api/jobs/${id}`, { pay: { unit: 'hour' } });
    expect(await read(company, id)).not.toHaveProperty('pay');
    await company.api.patch(`/api/jobs/${id}`, { pay: { to: 500_000, unit: 'project' } });
    expect((await read(company, id)).pay).toEqual({ to: 500_000, unit: 'project' });
    await company.api.patch(`/api/jobs/${id}`, { pay: null });
    expect(await read(company, id)).not.toHaveProperty('pay');
  });

  it('says at the second amount that a range of pay ends before it begins', async () => {
    const { status, body } = await company.api.post(
      '/api/jobs',
      jobFields({ pay: { from: 4000, to: 3200, unit: 'hour' } }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'pay.to', message: 'Please enter at least the first amount' }]);
  });

  it('[EMP-33] loses none of several changes made at once', async () => {
    const id = await draftJob(company);
    const changes = [
      { name: 'Framer' },
      { compensation: '$40' },
      { description: '<p>New</p>' },
      { benefits: ['Bonus'] },
    ];
    const answers = await Promise.all(changes.map((change) => company.api.patch(`/api/jobs/${id}`, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(company, id)).toMatchObject(Object.assign({}, ...changes));
  });

  it("[EMP-32] treats another company's job as unknown", async () => {
    const id = await draftJob(company);
    const refusal = { status: 404, body: { code: 'job_not_found', message: NO_JOB } };
    for (const each of [id, UNKNOWN]) {
      expect(await rival.api.patch(`/api/jobs/${each}`, { name: 'Mine' })).toMatchObject(refusal);
      expect(await rival.api.delete(`/api/jobs/${each}`)).toMatchObject(refusal);
      expect(await rival.api.get(`/api/jobs/${each}`)).toMatchObject(refusal);
    }
    expect((await read(company, id)).name).toBe('Lead Framing Carpenter');
  });

  it('[EMP-33] is for companies only', async () => {
    expect((await api().post('/api/jobs', jobFields())).status).toBe(401);
    expect((await seeker.api.post('/api/jobs', jobFields())).status).toBe(403);
    const id = await draftJob(company);
    expect((await seeker.api.patch(`/api/jobs/${id}`, { name: 'x' })).status).toBe(403);
    expect((await seeker.api.delete(`/api/jobs/${id}`)).status).toBe(403);
  });
});

describe('ending a job', () => {
  it('[EMP-06] [EMP-33] makes it inactive, keeps it in the own list and hides it from others', async () => {
    const owner = await newCompany();
    const id = await postJob(owner);
    expect(await owner.api.delete(`/api/jobs/${id}`)).toMatchObject({ status: 200, body: { success: true } });
    const { body } = await owner.api.get('/api/jobs');
    expect(body).toMatchObject({ total: 1, results: [{ id, deletedAt: expect.any(String) }] });
    expect((await seeker.api.get(`/api/jobs/${id}`)).status).toBe(404);
    const page = await seeker.api.get('/api/jobs/list/company', { companyId: owner.profileId });
    expect(page.body).toEqual({ results: [], total: 0, pageCount: 0 });
  });

  it('[EMP-33] refuses to end or change it a second time', async () => {
    const id = await draftJob(company);
    await company.api.delete(`/api/jobs/${id}`);
    const refusal = { status: 409, body: { code: 'job_deleted', message: 'This Job has been deleted' } };
    expect(await company.api.delete(`/api/jobs/${id}`)).toMatchObject(refusal);
    expect(await company.api.patch(`/api/jobs/${id}`, { name: 'Again' })).toMatchObject(refusal);
  });

  it('[EMP-06] stays readable to a seeker who applied', async () => {
    const id = await postJob(company);
    await apply(seeker, company, id);
    await company.api.delete(`/api/jobs/${id}`);
    expect(await read(seeker, id)).toMatchObject({ deletedAt: expect.any(String), standing: { state: 'requested' } });
  });
});

describe('reading jobs', () => {
  it('[EMP-32] answers a published job to seekers and other companies without counts', async () => {
    const id = await postJob(company);
    for (const reader of [seeker, rival]) {
      const job = await read(reader, id);
      expect(job).toMatchObject({ id, name: 'Lead Framing Carpenter', city: 'Winona Lake', published: true });
      for (const count of ['viewCount', 'applicantCount', 'declinedCount', 'matchCount', 'hasNewApplicants'])
        expect(job).not.toHaveProperty(count);
    }
  });

  it('shows an unpublished job to its company and to staff alone', async () => {
    const id = await draftJob(company);
    expect((await seeker.api.get(`/api/jobs/${id}`)).status).toBe(404);
    const staff = await staffApi(PASSWORD);
    const { status, body } = await staff.get(`/api/jobs/${id}`);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('applicantCount');
  });

  it('[SEE-12] [SEE-13] [SEE-14] says how the reading seeker stands with the job', async () => {
    const id = await postJob(company, { zip: '46580' });
    const person = await newSeeker();
    expect((await read(person, id)).standing).toMatchObject({ declinedByMe: false, saved: false, miles: 2.5 });
    expect((await read(person, id)).standing).not.toHaveProperty('state');
    await apply(person, company, id);
    await person.api.patch(`/api/profile/${person.profileId}`, { savedJobs: [id] });
    const { standing } = await read(person, id);
    expect(standing).toMatchObject({ state: 'requested', saved: true, date: expect.any(String) });
    expect(standing).not.toHaveProperty('connection');
    expect((await read(rival, id)).standing).toBeUndefined();
  });

  it.each(['x', '%20', 'F'.repeat(24), '0'.repeat(23)])('answers 4xx to the id %j', async (id) => {
    for (const path of [`/api/jobs/${id}`, `/api/jobs/${id}/applicants`, `/api/jobs/${id}/matches`]) {
      const { status } = await company.api.get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('lists of jobs', () => {
  let owner: Person;
  const names = Array.from({ length: 11 }, (_, index) => `Job ${index}`);

  beforeAll(async () => {
    owner = await newCompany();
    for (const name of names) await draftJob(owner, { name });
  });

  it('[EMP-32] pages the own jobs by nine, newest first, with exact totals', async () => {
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

describe('activity', () => {
  const log = (person: Pick<Person, 'api'>, body: unknown) => person.api.post('/api/activity/logs/insert', body);
  const views = async (id: string) => (await read(company, id)).viewCount;

  it('[API-07] counts one view a seeker and job, however often it is opened', async () => {
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

  it('[API-07] refuses to speak for somebody else', async () => {
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

  it('[API-07] answers 4xx to what it cannot place', async () => {
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
