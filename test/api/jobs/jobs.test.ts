import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, draftJob, jobFields, postJob } from '../../support/posts/hiring.ts';

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

/** A job that no seeker has matched yet. */
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
      hiredCount: 0,
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

  it('[EMP-22] publishes a paid job, pauses it and resumes it without a second payment', async () => {
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

  it('[EMP-18] keeps what the toolbar makes and removes scripts', async () => {
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

  it('keeps pay in amounts next to its text, until null or no amount clears it', async () => {
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

  it('returns an error at the second amount when a range of pay ends below its start', async () => {
    const { status, body } = await company.api.post(
      '/api/jobs',
      jobFields({ pay: { from: 4000, to: 3200, unit: 'hour' } }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'pay.to', message: 'Please enter at least the first amount' }]);
  });

  it('[EMP-33] keeps all of several concurrent changes', async () => {
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
  it("[EMP-06] [EMP-33] makes it inactive, keeps it in the company's list and hides it from others", async () => {
    const owner = await newCompany();
    const id = await postJob(owner);
    expect(await owner.api.delete(`/api/jobs/${id}`)).toMatchObject({ status: 200, body: { success: true } });
    const { body } = await owner.api.get('/api/jobs');
    expect(body).toMatchObject({ total: 1, results: [{ id, deletedAt: expect.any(String) }] });
    expect((await seeker.api.get(`/api/jobs/${id}`)).status).toBe(404);
    const page = await seeker.api.get('/api/jobs/list/company', { companyId: owner.profileId });
    expect(page.body).toEqual({ results: [], total: 0, pageCount: 0 });
  });

  it('[EMP-33] returns 409 for a second deletion or a change', async () => {
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
    expect(await read(seeker, id)).toMatchObject({
      deletedAt: expect.any(String),
      applicationStatus: { state: 'requested' },
    });
  });
});
