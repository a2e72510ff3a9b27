import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../support/cloud/cloud.ts';
import { settled } from '../../../support/cloud/stream.ts';
import { type Api, api } from '../../../support/contract/api.ts';
import { homeTown } from '../../../support/people/home-town.ts';
import { mailsAbout } from '../../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../../support/people/people.ts';
import { newStaff } from '../../../support/people/staff.ts';
import { apply, postJob, staffApi } from '../../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../../support/posts/postings.ts';
import { inQueue } from '../../../support/posts/queue.ts';
import { decide, newReport } from '../../../support/posts/reports.ts';

const REASON = 'The job asks for a deposit before the interview.';

let staff: Api;
let company: Person;
let other: Person;
let seeker: Person;

beforeAll(async () => {
  [staff, company, other, seeker] = await Promise.all([staffApi(PASSWORD), newCompany(), newCompany(), newSeeker()]);
});

/** Whether a list has an item with this id, at any depth. */
const names = (body: unknown, id: string): boolean => JSON.stringify(body).includes(id);

const search = { zip: '', tradeCategories: ['Carpentry'], radius: 50, page: 0, limit: 50 };

describe('a job that staff took down', () => {
  let job: string;
  let report: string;
  let another: string;

  /** Every page and list that shows an open job to others, and whether it does. */
  const places: Readonly<Record<string, () => Promise<boolean>>> = {
    'the page of a worker': async () => (await seeker.api.get(`/api/jobs/${job}`)).status === 200,
    'the page of another company': async () => (await other.api.get(`/api/jobs/${job}`)).status === 200,
    'the page without an account': async () => (await api().get(`/api/public/jobs/${job}`)).status === 200,
    'the page of search engines': async () => (await api().get(`/job/${job}`)).status === 200,
    'the search of workers': async () =>
      names((await seeker.api.post('/api/job/search', { ...search, zip: homeTown().zip })).body, job),
    "the company's jobs": async () =>
      names((await seeker.api.get('/api/jobs/list/company', { companyId: company.profileId })).body, job),
    'saved jobs': async () => names((await seeker.api.get('/api/jobs/list/saved')).body, job),
  };

  beforeAll(async () => {
    job = await postJob(company);
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: [job] });
    await apply(seeker, company, job);
    report = await newReport(staff, seeker, 'job', job);
    another = await newReport(staff, await newSeeker(), 'job', job);
    await until(async () => (await Promise.all(Object.values(places).map((shows) => shows()))).every(Boolean));
    expect((await decide(staff, report, { post: true, warn: true, reason: REASON })).body).toMatchObject({
      state: 'closed',
      closed: { outcome: 'acted', note: REASON, actions: ['take down job', 'warn account'] },
    });
    await settled();
  });

  it.each(Object.keys(places))('leaves %s', async (place) => {
    await until(async () => !(await places[place]!()));
  });

  it('takes no applications, and says why', async () => {
    const worker = await newSeeker();
    const path = `/api/company/profile/access/request/${company.profileId}`;
    const late = await worker.api.patch(path, { type: 'job-application', job });
    expect(late).toMatchObject({ status: 409, body: { code: 'post_hidden' } });
  });

  it('is inactive and closed to its applicant', async () => {
    const { results } = (await seeker.api.post('/api/profile/job-seeker/activities', { active: true })).body;
    const row = results.find((each: { job: { id: string } }) => each.job.id === job);
    expect(row).toMatchObject({ job: { active: false }, canView: false, canApply: false });
  });

  it('stays with its owner, who reads why and can’t publish it again', async () => {
    const own = () => company.api.get(`/api/jobs/${job}`);
    expect((await own()).body.takenDown).toEqual({ date: expect.any(String), reason: REASON });
    for (const published of [false, true]) {
      await company.api.patch(`/api/jobs/${job}`, { published });
      expect((await own()).body.takenDown).toBeDefined();
    }
    await settled();
    expect(await places['the page of a worker']!()).toBe(false);
    expect((await company.api.get('/api/jobs')).body.results[0].takenDown.reason).toBe(REASON);
  });

  it('is named in one e-mail with every action, the reason and the way to Support', async () => {
    const mails = await mailsAbout(company, /rules|warning|hidden|suspended/);
    expect(mails).toHaveLength(1);
    for (const text of ['took down your job Lead Framing Carpenter', 'This is a warning', REASON, 'Support'])
      expect(mails[0]?.text).toContain(text);
  });

  it('is in the history, an entry for each action', async () => {
    const { results } = (await staff.get('/api/admin/audit', { subject: company.profileId })).body;
    expect(results.map(({ action }: { action: string }) => action).toSorted()).toEqual(
      ['close report', 'take down job', 'warn account'].toSorted(),
    );
    for (const { reason } of results) expect(reason).toBe(REASON);
  });

  it('can’t be decided or taken down again', async () => {
    const again = await decide(staff, report, { post: true, reason: REASON });
    expect([again.status, again.body.code]).toEqual([409, 'report_closed']);
    const refusal = { status: 409, body: { code: 'already_taken_down', message: 'This was taken down already.' } };
    expect(await decide(staff, another, { post: true, warn: true, reason: REASON })).toMatchObject(refusal);
    expect((await staff.get(`/api/admin/queue/report/${another}`)).body).toMatchObject({ state: 'open' });
    const second = await newReport(staff, other, 'profile', company.profileId);
    const wrong = await decide(staff, second, { post: true, reason: REASON });
    expect([wrong.status, wrong.body.code]).toEqual([404, 'report_subject_not_found']);
  });

  it('is restored everywhere, once, and its owner is notified', async () => {
    const restore = () => staff.post(`/api/admin/reports/${report}/restore`, { reason: 'You proved that it is real.' });
    expect((await restore()).body.closed.restoredAt).toEqual(expect.any(String));
    await settled();
    for (const shows of Object.values(places)) await until(shows);
    expect((await company.api.get(`/api/jobs/${job}`)).body.takenDown).toBeUndefined();
    expect((await restore()).body.code).toBe('not_taken_down');
    const [mail] = await mailsAbout(company, /back/);
    expect(mail?.text).toContain('Lead Framing Carpenter is shown again');
    expect(mail?.text).toContain('You proved that it is real.');
  });
});

describe('a briefing that staff took down', () => {
  it('leaves its recipient, and returns 404', async () => {
    const worker = await newSeeker();
    const briefing = await newBriefing(company, worker);
    const received = async () =>
      names((await worker.api.post('/api/profile/job-seeker/jobs-received', {})).body, briefing);
    const waiting = async () => ({
      badge: (await worker.api.get('/api/badges')).body.findJobs.count,
      row: names((await worker.api.get('/api/waiting')).body, briefing),
    });
    const shown = { badge: '1', row: true };
    const report = await newReport(staff, worker, 'job', briefing);
    expect((await worker.api.get(`/api/jobs/${briefing}`)).status).toBe(200);
    expect(await waiting()).toEqual(shown);
    await decide(staff, report, { post: true, reason: REASON });
    expect((await worker.api.get(`/api/jobs/${briefing}`)).status).toBe(404);
    expect(await received()).toBe(false);
    expect(await waiting()).toEqual({ badge: '', row: false });
    await staff.post(`/api/admin/reports/${report}/restore`, { reason: 'You proved that it is real.' });
    expect(await waiting()).toEqual(shown);
  });

  it('can’t be accepted, and can be declined', async () => {
    const worker = await newSeeker();
    const briefing = await newBriefing(company, worker);
    await decide(staff, await newReport(staff, worker, 'job', briefing), { post: true, reason: REASON });
    const decision = (kind: string, more: object = {}) =>
      worker.api.patch(`/api/profile/access/${kind}/${company.profileId}`, { type: 'job', job: briefing, ...more });
    expect(await decision('grant')).toMatchObject({ status: 409, body: { code: 'post_hidden' } });
    expect((await decision('reject', { reasons: ['other'], reason: 'It is gone.' })).status).toBe(200);
  });
});

describe('a project that staff took down', () => {
  let project: string;
  let report: string;
  const places: Readonly<Record<string, () => Promise<boolean>>> = {
    'its page': async () => (await other.api.get(`/api/projects/${project}`)).status === 200,
    'the search': async () =>
      names((await other.api.post('/api/project/search', { zip: homeTown().zip, limit: 50 })).body, project),
    invitations: async () => names((await other.api.get('/api/invitations')).body, project),
    plans: async () => (await other.api.get(`/api/projects/${project}/plans`)).status === 200,
  };

  beforeAll(async () => {
    project = await newProject(company);
    await company.api.post(`/api/projects/${project}/invitations`, { company: other.profileId });
    report = await newReport(staff, other, 'project', project);
    await until(async () => (await Promise.all(Object.values(places).map((shows) => shows()))).every(Boolean));
    expect((await decide(staff, report, { post: true, reason: REASON })).status).toBe(200);
  });

  it('takes no invitations and connection requests, and says why', async () => {
    const late = await newCompany();
    for (const { status, body } of [
      await company.api.post(`/api/projects/${project}/invitations`, { company: late.profileId }),
      await late.api.patch(`/api/company/profile/access/request/${company.profileId}`, { type: 'project', project }),
    ])
      expect([status, body.code]).toEqual([409, 'post_hidden']);
  });

  it.each(Object.keys(places))('leaves %s', async (place) => {
    await until(async () => !(await places[place]!()));
  });

  it('can’t be joined, and stays with its owner', async () => {
    const asked = await other.api.patch(`/api/company/profile/access/request/${company.profileId}`, {
      type: 'project',
      project,
    });
    expect(asked.status).toBeGreaterThanOrEqual(400);
    expect((await company.api.get(`/api/projects/${project}`)).body.takenDown.reason).toBe(REASON);
  });

  it('is restored', async () => {
    expect((await staff.post(`/api/admin/reports/${report}/restore`, { reason: 'A mistake.' })).status).toBe(200);
    await until(places['its page']!);
    await until(places['the search']!);
  });
});

describe('a decision', () => {
  it('is refused to everyone but support and admins, and without an action', async () => {
    const report = await newReport(staff, seeker, 'profile', company.profileId);
    const finance = (await newStaff('Fin', { staffRole: 'finance' })).api;
    for (const { status, body } of [
      await decide(company.api, report, { warn: true, reason: REASON }),
      await decide(seeker.api, report, { warn: true, reason: REASON }),
    ])
      expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await decide(finance, report, { warn: true, reason: REASON })).body.code).toBe('staff_right_missing');
    expect((await decide(staff, report, { reason: REASON })).status).toBe(400);
    expect((await decide(staff, report, { warn: true, reason: '' })).status).toBe(400);
    expect((await decide(staff, 'a'.repeat(24), { warn: true, reason: REASON })).body.code).toBe('report_not_found');
  });

  it('does nothing at all when one of its actions is impossible', async () => {
    const report = await newReport(staff, await newSeeker(), 'profile', company.profileId);
    const mailed = (await mailsAbout(company, /rules/)).length;
    const { body } = await decide(staff, report, { warn: true, texts: ['formalTrainingDescription'], reason: REASON });
    expect(body.code).toBe('report_subject_not_found');
    expect(names(await inQueue(staff, 'report'), report)).toBe(true);
    expect(await mailsAbout(company, /rules/)).toHaveLength(mailed);
  });
});
