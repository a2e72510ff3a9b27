import { describe, expect, it } from 'vitest';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../support/posts/postings.ts';

const waitingFor = async (person: Person) => (await person.api.get('/api/waiting')).body.results;

const move = (by: Person, list: string, name: string, id: string, body: object) =>
  by.api.patch(`/api/${list}/access/${name}/${id}`, body);

describe("a job seeker's overview", () => {
  it('[SHL-03] returns in one response what the parts return separately', async () => {
    const [seeker, company] = [await newSeeker({ tradeCategories: ['Carpentry', 'Framing'] }), await newCompany()];
    const jobs = [await postJob(company), await postJob(company, { name: 'Framer' })];
    await apply(seeker, company, jobs[0]!);
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: [jobs[1], jobs[0]] });
    await newBriefing(company, seeker);
    await settled();
    const { body, status } = await seeker.api.get('/api/profile/job-seeker/overview');
    expect(status).toBe(200);
    const list = async (name: string) => (await seeker.api.post(`/api/profile/job-seeker/${name}`)).body;
    expect(body.applications).toEqual(await list('job-applications'));
    expect(body.matches).toEqual(await list('job-matches'));
    expect(body.waiting).toEqual(await waitingFor(seeker));
    expect(body.steps).toEqual((await seeker.api.get(`/api/profile/${seeker.profileId}/success-center-items`)).body);
    expect(body.saved.total).toBe(2);
    expect(body.saved.results.map(({ id }: { id: string }) => id).sort()).toEqual([...jobs].sort());
    expect(body.trades).toEqual(['Carpentry', 'Framing']);
    expect((await company.api.get('/api/profile/job-seeker/overview')).status).toBe(403);
    expect((await api().get('/api/profile/job-seeker/overview')).status).toBe(401);
  });

  it('has the number of rows of each list of My Jobs, whatever state a job is in [SHL-03, SEE-24]', async () => {
    const trade = { zip: '96720', tradeCategories: ['Adobe masonry'] };
    const [seeker, company] = [await newSeeker(trade), await newCompany({ zip: '96720' })];
    const jobs = [];
    for (let count = 0; count < 5; count += 1) jobs.push(await postJob(company, trade));
    const rowsOf = async (body: object) =>
      (await seeker.api.post('/api/profile/job-seeker/activities', { page: 1, ...body })).body.results.length;
    const compare = async () => {
      await settled();
      const { activities, saved } = (await seeker.api.get('/api/profile/job-seeker/overview')).body;
      for (const [only, count] of Object.entries(activities.active)) {
        expect(await rowsOf({ active: true, only }), only).toBe(count);
      }
      expect(await rowsOf({ active: false }), 'ended').toBe(activities.ended);
      expect((await seeker.api.get('/api/jobs/list/saved')).body.total).toBe(saved.total);
      return [...Object.values(activities.active), activities.ended];
    };
    expect(await compare()).toEqual([0, 0, 5, 0]);
    for (const job of jobs.slice(0, 3)) await apply(seeker, company, job);
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: jobs.slice(0, 2) });
    expect(await compare()).toEqual([3, 0, 2, 0]);
    await unlock(company, seeker, jobs[0]!);
    await move(company, 'company/profile', 'grant', seeker.profileId, { type: 'job-application', job: jobs[0] });
    await move(company, 'company/profile', 'reject', seeker.profileId, { type: 'job-application', job: jobs[1] });
    await move(seeker, 'profile', 'reject', company.profileId, { type: 'job', job: jobs[3], reasons: ['salary'] });
    expect(await compare()).toEqual([2, 0, 1, 2]);
    await company.api.delete(`/api/jobs/${jobs[0]}`);
    expect(await compare()).toEqual([1, 0, 1, 3]);
  });
});

describe("a job seeker's lists", () => {
  const applicationsOf = (seeker: Person, body = {}) =>
    seeker.api.post('/api/profile/job-seeker/job-applications', body);

  it("[SEE-29] have the seeker's applications with the company's name only, and count them by state", async () => {
    const [seeker, other] = [await newSeeker(), await newSeeker()];
    const company = await newCompany({ phoneNumber: '(574) 555-0177' });
    const jobs = [await postJob(company), await postJob(company), await postJob(company)];
    for (const job of jobs) await apply(seeker, company, job);
    await apply(other, company, jobs[0]!);
    await unlock(company, seeker, jobs[0]!);
    await move(company, 'company/profile', 'grant', seeker.profileId, { type: 'job-application', job: jobs[0] });
    await move(company, 'company/profile', 'reject', seeker.profileId, { type: 'job-application', job: jobs[1] });
    const { body } = await applicationsOf(seeker);
    expect(body).toMatchObject({ total: 3, states: { requested: 1, granted: 1, rejected: 1 } });
    expect(body.results.map(({ state }: { state: string }) => state)).toEqual(['rejected', 'granted', 'requested']);
    expect(body.results[0].ends).toBeTruthy();
    expect(body.results[2].job).toMatchObject({ id: jobs[2], active: true, company: { id: company.profileId } });
    for (const secret of ['555-0177', '5550177', 'example.com']) expect(JSON.stringify(body)).not.toContain(secret);
    const second = (await applicationsOf(seeker, { limit: 2, page: 2 })).body;
    expect(second.results).toEqual(body.results.slice(2));
    expect((await applicationsOf(other)).body).toMatchObject({ total: 1 });
    expect((await applicationsOf(company)).status).toBe(403);
    expect((await applicationsOf(seeker, { limit: 0 })).status).toBe(400);
  });

  it('[SEE-29] have the jobs the seeker matches with the reason, newest match first', async () => {
    const trade = { zip: '96813', tradeCategories: ['Adobe masonry'] };
    const [seeker, company] = [await newSeeker(trade), await newCompany({ zip: '96813' })];
    const matchesOf = async (body = {}) => (await seeker.api.post('/api/profile/job-seeker/job-matches', body)).body;
    expect(await matchesOf()).toEqual({ results: [], total: 0 });
    const older = await postJob(company, trade);
    await until(async () => (await matchesOf()).total === 1);
    const newer = await postJob(company, { ...trade, name: 'Foreman' });
    await until(async () => (await matchesOf()).total === 2);
    const { results } = await matchesOf();
    expect(results.map(({ job }: { job: { id: string } }) => job.id)).toEqual([newer, older]);
    expect(results[0]).toMatchObject({ reason: 'Adobe masonry, under 1 mile', job: { name: 'Foreman' } });
    expect((await matchesOf({ limit: 1, page: 2 })).results).toEqual(results.slice(1));
    await apply(seeker, company, older);
    const applied = (await matchesOf()).results.map(({ appliedAt }: { appliedAt?: string }) => typeof appliedAt);
    expect(applied).toEqual(['undefined', 'string']);
    expect((await company.api.post('/api/profile/job-seeker/job-matches')).status).toBe(403);
  });
});

describe("the dashboard's pending items", () => {
  it('[SHL-03] include jobs with new applicants and their number', async () => {
    const [company, rival] = [await newCompany(), await newCompany()];
    const seekers = await Promise.all([newSeeker(), newSeeker(), newSeeker()]);
    const job = await postJob(company, { name: 'Lead Framing Carpenter' });
    for (const seeker of seekers.slice(0, 2)) await apply(seeker, company, job);
    const subject = { id: job, name: 'Lead Framing Carpenter' };
    expect(await waitingFor(company)).toMatchObject([{ kind: 'applicants', count: 2, subject }]);
    expect(await waitingFor(rival)).toEqual([]);
    await company.api.get(`/api/jobs/${job}/applicants`);
    expect(await waitingFor(company)).toEqual([]);
    await unlock(company, seekers[0]!, job);
    await apply(seekers[2]!, company, job);
    // The number of new applicants stays the same when the company accepts an applicant it has already seen.
    await move(company, 'company/profile', 'grant', seekers[0]!.profileId, { type: 'job-application', job });
    expect(await waitingFor(company)).toMatchObject([{ kind: 'applicants', count: 1, subject }]);
  });

  it('[SHL-03] include projects with requests, with the name of the company when there is one', async () => {
    const [owner, partner, third] = [await newCompany(), await newCompany({ name: 'Blue Heron' }), await newCompany()];
    const project = await newProject(owner, { name: 'Pike Lake Townhomes' });
    const ask = (by: Person) => move(by, 'company/profile', 'request', owner.profileId, { type: 'project', project });
    await ask(partner);
    expect(await waitingFor(owner)).toMatchObject([
      { kind: 'project-requests', count: 1, subject: { name: 'Pike Lake Townhomes' }, profile: { name: 'Blue Heron' } },
    ]);
    await ask(third);
    const [both] = await waitingFor(owner);
    expect(both).toMatchObject({ count: 2 });
    expect(both.profile).toBeUndefined();
    expect(await waitingFor(partner)).toEqual([]);
  });

  it('[SHL-03] include the briefings that a job seeker has not answered', async () => {
    const [company, seeker] = [await newCompany({ name: 'Lakeland' }), await newSeeker()];
    const briefing = { type: 'job', job: await newBriefing(company, seeker) };
    expect(await waitingFor(seeker)).toMatchObject([
      { kind: 'briefing', count: 1, subject: { name: 'Foreman for a School Roof' }, profile: { name: 'Lakeland' } },
    ]);
    await move(seeker, 'profile', 'reject', company.profileId, { ...briefing, reasons: ['salary'] });
    expect(await waitingFor(seeker)).toEqual([]);
    expect(await waitingFor({ ...seeker, api: (await newAccount()).api })).toEqual([]);
    expect((await api().get('/api/waiting')).status).toBe(401);
  });
});

describe('the check whether a profile is complete', () => {
  it("[PRO-40] returns a job seeker's own missing fields", async () => {
    const [seeker, other] = [await newSeeker(), await newSeeker()];
    const check = (by: Person, id: string) => by.api.get(`/api/profile/check/${id}`);
    expect((await check(seeker, seeker.userId)).body).toEqual({ exists: true, profileId: seeker.profileId });
    expect((await check(other, seeker.userId)).status).toBe(403);
    expect((await seeker.api.get(`/api/company/profile/check/${seeker.userId}`)).body).toEqual({ exists: false });
    const fresh = await newAccount();
    expect((await fresh.api.get(`/api/profile/check/${fresh.userId}`)).body).toEqual({ exists: false });

    const completed = (by: Person) => by.api.get(`/api/profile/completed/${seeker.profileId}`);
    expect((await completed(seeker)).body).toEqual({ completed: true, missing: [] });
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { jobSeeker: { tradeCategories: [] } });
    expect((await completed(seeker)).body).toEqual({ completed: false, missing: ['tradeCategories'] });
    expect((await completed(other)).status).toBe(403);
  });

  it("[PRO-41] returns a company's own missing fields", async () => {
    const [company, rival] = [await newCompany(), await newCompany()];
    const check = (by: Person) => by.api.get(`/api/company/profile/check/${company.userId}`);
    expect((await check(company)).body).toEqual({ exists: true, profileId: company.profileId });
    expect((await check(rival)).status).toBe(403);
    const completed = (by: Person) => by.api.get(`/api/company/profile/completed/${company.profileId}`);
    expect((await completed(company)).body).toEqual({ completed: false, missing: ['principleContact'] });
    const principleContact = { firstName: 'Renee', lastName: 'Hartzler' };
    await company.api.patch(`/api/company/profile/${company.profileId}`, { provider: { principleContact } });
    expect((await completed(company)).body).toEqual({ completed: true, missing: [] });
    expect((await completed(rival)).status).toBe(403);
    expect((await company.api.get(`/api/profile/completed/${company.profileId}`)).status).toBe(404);
  });
});
