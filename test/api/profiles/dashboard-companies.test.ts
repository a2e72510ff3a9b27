import { DAY_MS } from '@plumbline/shared/options/limits';
import { describe, expect, it } from 'vitest';
import { advanceClock, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import {
  keyMailedTo,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  type Person,
  register,
  signInAgain,
} from '../../support/people/people.ts';
import { apply, buy, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';
import { newBriefing, newClosedProject, newProject } from '../../support/posts/postings.ts';

const view = async (seeker: Person, jobId: string) =>
  seeker.api.post('/api/activity/logs/insert', { jobId, activityType: 'view-job-details' });
const statsOf = async (company: Person) => (await company.api.get('/api/company/get-stats')).body;

const activitiesOf = async (company: Person, query = {}) =>
  (await company.api.get('/api/company/get-activities', query)).body;

const move = (by: Person, list: string, name: string, id: string, body: object) =>
  by.api.patch(`/api/${list}/access/${name}/${id}`, body);

const namesOf = (items: { name: string; done: boolean }[], done: boolean) =>
  items.filter((item) => item.done === done).map(({ name }) => name);
const lastDayOf = async (company: Person) => (await statsOf(company)).days.at(-1);

describe("a company's numbers", () => {
  it('[EMP-42] [SHL-03] are all zero for a new company, over thirty days', async () => {
    const { days, ...numbers } = await statsOf(await newCompany());
    expect(numbers).toEqual({
      activeJobs: 0,
      views: 0,
      applicants: 0,
      matches: 0,
      unlockedProfiles: 0,
      openProjects: 0,
      connections: 0,
    });
    expect(days).toHaveLength(30);
    expect(new Set(days.map(({ date }: { date: string }) => date)).size).toBe(30);
    expect(days.every((day: { views: number; applicants: number }) => day.views + day.applicants === 0)).toBe(true);
  });

  it('[EMP-42] count the events of this company only', async () => {
    const [company, rival] = [await newCompany(), await newCompany()];
    const seekers = await Promise.all([newSeeker(), newSeeker(), newSeeker()]);
    const job = await postJob(company);
    const second = await postJob(company, { name: 'Framer' });
    for (const seeker of seekers) await view(seeker, job);
    await view(seekers[0]!, second);
    await view(seekers[0]!, job);
    await apply(seekers[0]!, company, job);
    await unlock(company, seekers[0]!, job);
    await move(company, 'company/profile', 'grant', seekers[0]!.profileId, { type: 'job-application', job });
    await newProject(company);
    await newClosedProject(company);
    await settled();
    expect(await statsOf(company)).toMatchObject({
      activeJobs: 2,
      views: 4,
      applicants: 1,
      unlockedProfiles: 1,
      openProjects: 1,
      connections: 1,
    });
    expect(await lastDayOf(company)).toMatchObject({ views: 4, applicants: 1 });
    expect(await statsOf(rival)).toMatchObject({ activeJobs: 0, views: 0, applicants: 0, connections: 0 });
    expect((await seekers[0]!.api.get('/api/company/get-stats')).status).toBe(403);
    expect((await api().get('/api/company/get-stats')).status).toBe(401);
  });

  it('[EMP-42] are the numbers of the rows in the lists that they lead to', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const jobs = [];
    for (let count = 0; count < 3; count += 1) jobs.push(await postJob(company));
    await draftJob(company);
    await apply(seeker, company, jobs[0]!);
    await unlock(company, seeker, jobs[0]!);
    await move(company, 'company/profile', 'grant', seeker.profileId, { type: 'job-application', job: jobs[0] });
    expect((await company.api.patch(`/api/jobs/${jobs[1]}`, { published: false })).status).toBe(200);
    await company.api.delete(`/api/jobs/${jobs[2]}`);
    await settled();
    const { activeJobs, unlockedProfiles, connections } = await statsOf(company);
    const active = (await company.api.get('/api/jobs', { state: 'active' })).body;
    const people = (await company.api.get('/api/company/people')).body;
    const connected = (await company.api.get('/api/connections')).body;
    expect({ activeJobs, unlockedProfiles, connections }).toEqual({
      activeJobs: active.total,
      unlockedProfiles: people.results.length,
      connections: connected.results.length,
    });
    expect([activeJobs, unlockedProfiles, connections]).toEqual([1, 1, 1]);
  });

  it('[EMP-42] are exact when people apply at the same moment, and do not fall when an application is declined', async () => {
    const company = await newCompany();
    const jobs = [await postJob(company), await postJob(company, { name: 'Framer' })];
    const seekers = await Promise.all(Array.from({ length: 5 }, () => newSeeker()));
    await Promise.all(seekers.flatMap((seeker) => jobs.flatMap((job) => [view(seeker, job), view(seeker, job)])));
    await Promise.all(seekers.map((seeker) => apply(seeker, company, jobs[0]!)));
    await settled();
    expect(await lastDayOf(company)).toMatchObject({ views: 10, applicants: 5 });
    expect(await statsOf(company)).toMatchObject({ views: 10, applicants: 5 });
    await move(company, 'company/profile', 'reject', seekers[0]!.profileId, { type: 'job-application', job: jobs[0] });
    expect(await lastDayOf(company)).toMatchObject({ views: 10, applicants: 5 });
    expect(await statsOf(company)).toMatchObject({ applicants: 4 });
  });

  it('[EMP-42] add up the matches of the jobs, until a job ends', async () => {
    // No other test has people in this town or uses this trade.
    const company = await newCompany({ zip: '99801' });
    const trade = { zip: '99801', tradeCategories: ['Glazing of greenhouses'] };
    await Promise.all([newSeeker(trade), newSeeker(trade)]);
    const jobs = [await postJob(company, trade), await postJob(company, { ...trade, name: 'Second' })];
    await until(async () => (await statsOf(company)).matches === 4);
    await company.api.delete(`/api/jobs/${jobs[0]}`);
    await until(async () => (await statsOf(company)).matches === 2);
    expect(await statsOf(company)).toMatchObject({ activeJobs: 1 });
  });
});

describe("a company's activities", () => {
  it('[EMP-42] list each event once, newest first and page by page, without names of masked people', async () => {
    const [company, seeker, partner] = [await newCompany(), await newSeeker(), await newCompany()];
    const job = await postJob(company, { name: 'Lead Framing Carpenter' });
    const project = await newProject(company, { name: 'Pike Lake Townhomes' });
    await apply(seeker, company, job);
    await settled();
    const covered = `Jobseeker${seeker.profileId.slice(0, 4)}`;
    const [applied] = (await activitiesOf(company)).results;
    expect(applied).toMatchObject({
      kind: 'applied',
      profile: { id: seeker.profileId, name: covered },
      subject: { id: job, name: 'Lead Framing Carpenter' },
    });
    expect(JSON.stringify(applied)).not.toContain('Yoder');

    await unlock(company, seeker, job);
    const briefing = await newBriefing(company, seeker);
    await move(seeker, 'profile', 'grant', company.profileId, { type: 'job', job: briefing });
    await move(partner, 'company/profile', 'request', company.profileId, { type: 'project', project });
    await move(company, 'company/profile', 'grant', partner.profileId, { type: 'project', project });
    await settled();
    const { results, total } = await activitiesOf(company, { limit: 20 });
    expect(results.map(({ kind }: { kind: string }) => kind)).toEqual([
      'connected',
      'connection-requested',
      'briefing-accepted',
      'briefing-sent',
      'unlocked',
      'applied',
    ]);
    expect(total).toBe(6);
    expect(results[4].profile.name).toBe('Travis Yoder');
    expect(results[4].subject).toBeUndefined();
    expect(results[0].subject).toMatchObject({ id: project, name: 'Pike Lake Townhomes' });

    const pages = await Promise.all([1, 2, 3].map((page) => activitiesOf(company, { limit: 4, page })));
    expect(pages.map((page) => page.results.length)).toEqual([4, 2, 0]);
    expect(pages.flatMap((page) => page.results)).toEqual(results);
    const joined = await activitiesOf(partner);
    expect(joined.results.map(({ kind }: { kind: string }) => kind)).toEqual(['joined']);
    expect((await seeker.api.get('/api/company/get-activities')).status).toBe(403);
  });

  it('[EMP-42] leave out a job that a seeker declined without an application', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company);
    await move(seeker, 'profile', 'reject', company.profileId, { type: 'job', job });
    await settled();
    expect(await activitiesOf(company)).toEqual({ results: [], total: 0 });
  });
});

describe('the success center', () => {
  it('[EMP-42] shows a company its own completed steps', async () => {
    const company = await newCompany({ selfPerformWork: false });
    const path = `/api/company/${company.profileId}/success-center-items`;
    const fresh = (await company.api.get(path)).body;
    expect(fresh).toMatchObject({ done: 0, total: 6 });
    await company.api.patch(`/api/company/profile/${company.profileId}`, {
      description: '<p>We frame houses.</p>',
      public: true,
      provider: { selfPerformWorkCategories: ['Framing'], employeeSkillsNeeded: ['Roofing'] },
    });
    const job = await draftJob(company);
    const { body } = await company.api.get(path);
    const { body: profile } = await company.api.get(`/api/company/profile/${company.profileId}`);
    expect(body.own).toEqual({
      zip: profile.zip,
      neededTrades: ['Roofing'],
      productTrades: [],
      updatedAt: profile.updatedAt,
    });
    // A job counts once it is published, not while it waits for its payment.
    expect(namesOf(body.items, true)).toEqual(['trades', 'description', 'recruiting']);
    expect(body.items.at(-1)).toMatchObject({ name: 'card', done: false, link: '/toolbox/billing' });
    // The card of the payment is saved.
    await buy(company, { product_slug: 'job_posting', job_id: job });
    const bought = (await company.api.get(path)).body;
    expect(bought).toMatchObject({ done: 5, total: 6 });
    expect(namesOf(bought.items, false)).toEqual(['photos']);
    expect((await company.api.patch(`/api/jobs/${job}`, { published: false })).status).toBe(200);
    expect((await company.api.get(path)).body).toMatchObject({ done: 5, total: 6 });

    expect((await (await newCompany()).api.get(path)).status).toBe(403);
    expect((await (await newSeeker()).api.get(path)).status).toBe(403);
  });

  it('[SEE-29] shows a job seeker their own completed steps', async () => {
    const [seeker, company] = [await newSeeker(), await newCompany()];
    const path = `/api/profile/${seeker.profileId}/success-center-items`;
    const fresh = (await seeker.api.get(path)).body;
    expect(namesOf(fresh.items, true)).toEqual(['account']);
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, {
      jobSeeker: {
        hasFormalTraining: false,
        hasHandsOnExperience: false,
        hasReferences: true,
        references: [{ name: 'Joan Beachy' }],
      },
    });
    await apply(seeker, company, await postJob(company));
    const { body } = await seeker.api.get(path);
    expect(body).toMatchObject({ done: 5, total: 6 });
    expect(namesOf(body.items, false)).toEqual(['resume']);
    expect((await (await newSeeker()).api.get(path)).status).toBe(403);
    expect((await company.api.get(path)).status).toBe(403);
  });
});

describe('a school', () => {
  it('has steps of its own, and the number of users who signed up with its link', async () => {
    const school = await newCompany({ type: 'educational' });
    const { body } = await school.api.get(`/api/company/${school.profileId}/success-center-items`);
    expect(body).toMatchObject({ done: 2, total: 5 });
    expect(namesOf(body.items, false)).toEqual(['description', 'photos', 'website']);
    expect((await school.api.get('/api/school/stats')).body).toEqual({ students: 0 });

    const email = newEmail('student');
    await register(email, 'candidate', school.profileId);
    expect((await school.api.get('/api/school/stats')).body).toEqual({ students: 0 });
    const emailConfirmationKey = await keyMailedTo(email);
    const confirm = () => api().post('/api/users/confirmEmail', { emailConfirmationKey, password: PASSWORD });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(400);
    expect((await school.api.get('/api/school/stats')).body).toEqual({ students: 1 });
    for (const other of [await newCompany(), await newSeeker()]) {
      expect((await other.api.get('/api/school/stats')).status).toBe(403);
    }
  });
});

describe('the thirty days', () => {
  it('[SHL-03] [EMP-42] keep a view on its day and drop it after thirty days', async () => {
    const [company, seeker, later] = [await newCompany(), await newSeeker(), await newSeeker()];
    const job = await postJob(company);
    await view(seeker, job);
    await advanceClock(DAY_MS);
    const [tomorrow, visitor] = [await signInAgain(company), await signInAgain(later)];
    await view(visitor, job);
    const { days } = await statsOf(tomorrow);
    expect(days.slice(-2).map(({ views }: { views: number }) => views)).toEqual([1, 1]);
    await advanceClock(29 * DAY_MS);
    const old = await statsOf(await signInAgain(company));
    expect(old.days.map(({ views }: { views: number }) => views).filter(Boolean)).toEqual([1]);
    expect(old.days[0].views).toBe(1);
    expect(old.views).toBe(2);
  });
});
