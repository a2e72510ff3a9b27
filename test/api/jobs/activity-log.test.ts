import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';
import { newClosedProject, newProject } from '../../support/posts/postings.ts';

let company: Person;
let rival: Person;
let seeker: Person;

beforeAll(async () => {
  company = await newCompany();
  rival = await newCompany();
  seeker = await newSeeker();
});

const log = (by: Person, body: object) => by.api.post('/api/activity/logs/insert', body);
const read = (by: Person, body: object) => by.api.post('/api/activity/logs', body);

describe('the activity log', () => {
  it("[API-07] lists who viewed the caller's job, newest first and each once", async () => {
    const job = await postJob(company);
    const [first, other] = [await newSeeker(), await newSeeker()];
    for (const person of [first, other]) await unlock(company, person, job);
    const view = { jobId: job, activityType: 'view-job-details' };
    for (const person of [first, other, first]) await log(person, view);
    const answer = await read(company, { jobId: job });
    const entry = { jobId: job, userType: 'jobSeeker', activityType: 'view-job-details', date: expect.any(String) };
    expect(answer).toEqual(expect.objectContaining({ status: 200 }));
    expect(answer.body.results).toEqual([
      { ...entry, jobseekerId: other.profileId },
      { ...entry, jobseekerId: first.profileId },
    ]);
    expect((await read(company, view)).body).toEqual(answer.body);

    const newest = (await read(company, { jobId: job, limit: 1 })).body;
    const older = (await read(company, { jobId: job, limit: 1, cursor: newest.cursor })).body;
    expect([...newest.results, ...older.results]).toEqual(answer.body.results);
  });

  it('[PRO-38] shows only the day for a masked viewer, and their name once they are unlocked', async () => {
    const job = await postJob(company);
    const [known, unknown] = [await newSeeker(), await newSeeker()];
    for (const person of [known, unknown]) await log(person, { jobId: job, activityType: 'view-job-details' });
    await unlock(company, known, job);
    const { results } = (await read(company, { jobId: job })).body;
    const aDay = expect.stringMatching(/T10:00:00\.000Z$/);
    const entry = { jobId: job, userType: 'jobSeeker', activityType: 'view-job-details' };
    expect(results).toEqual([
      { ...entry, date: aDay },
      { ...entry, jobseekerId: known.profileId, date: expect.not.stringMatching(/T10:00:00\.000Z$/) },
    ]);
  });

  it('[API-07] shows whose application was accepted', async () => {
    const job = await postJob(company);
    await apply(seeker, company, job);
    await unlock(company, seeker, job);
    const accepted = { jobId: job, activityType: 'accept-job-application' };
    expect((await read(company, accepted)).body.results).toEqual([]);
    const decision = { type: 'job-application', job };
    await company.api.patch(`/api/company/profile/access/grant/${seeker.profileId}`, decision);
    await settled();
    expect((await read(company, accepted)).body.results).toMatchObject([{ jobseekerId: seeker.profileId }]);
  });

  it("[API-07] lists who viewed the caller's project with 'view-project-details'", async () => {
    const view = { projectId: await newProject(company), activityType: 'view-project-details' };
    for (const person of [rival, rival, company]) expect((await log(person, view)).status).toBe(200);
    expect((await read(company, view)).body.results).toMatchObject([
      {
        projectId: view.projectId,
        companyId: rival.profileId,
        userType: 'provider',
        activityType: 'view-project-details',
      },
    ]);
  });

  it("[API-07] rejects a view of a project or job that the caller can't see, and counts none", async () => {
    const vendor = await newCompany({ type: 'vendor' });
    const view = (projectId: string) => ({ projectId, activityType: 'view-project-details' });
    const [open, closed, forVendors] = [
      await newProject(company, { inviteVendorsToView: false, vendorTradeCategories: [] }),
      await newClosedProject(company),
      await newProject(company, { inviteVendorsToView: true, vendorTradeCategories: ['Carpentry'] }),
    ];
    const missing = { status: 404, body: { code: 'project_not_found' } };
    expect(await log(vendor, view(open))).toMatchObject(missing);
    for (const person of [rival, vendor, seeker]) expect(await log(person, view(closed))).toMatchObject(missing);
    expect(await log(rival, view('a'.repeat(24)))).toMatchObject(missing);
    for (const id of [open, closed]) expect((await read(company, view(id))).body.results).toEqual([]);
    expect((await log(vendor, view(forVendors))).status).toBe(200);
    expect((await log(rival, view(open))).status).toBe(200);

    const job = { jobId: await draftJob(company), activityType: 'view-job-details' };
    for (const person of [rival, seeker])
      expect(await log(person, job)).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
    expect((await read(company, { jobId: job.jobId })).body.results).toEqual([]);
  });

  it('[API-07] [API-09] is readable only for the owner of the job or project', async () => {
    const job = { jobId: await postJob(company) };
    const project = { projectId: await newProject(company), activityType: 'view-project-details' };
    for (const body of [job, project]) {
      expect((await read(company, body)).status).toBe(200);
      expect((await read(rival, body)).status).toBe(404);
      expect((await read(seeker, body)).status).toBe(403);
      expect((await api().post('/api/activity/logs', body)).status).toBe(401);
    }
    expect((await read(company, { jobId: 'f'.repeat(24) })).status).toBe(404);
  });

  it.each([
    {},
    { projectId: 'a'.repeat(24) },
    { projectId: 'a'.repeat(24), activityType: 'view-job-details' },
    { jobId: 'a'.repeat(24), activityType: 'view-project-details' },
    { jobId: 'a'.repeat(24), projectId: 'b'.repeat(24), activityType: 'view-project-details' },
    { jobId: 'a'.repeat(24), activityType: 'dance' },
    { jobId: 'a'.repeat(24), limit: 101 },
  ])('[API-07] refuses the question %j', async (body) => {
    expect((await read(company, body)).status).toBe(400);
  });
});
