import { DAY_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePost } from '../../../../functions/services/visibility/posts-hidden.ts';
import { countCompanyJobs } from '../../../../functions/table/jobs/job-counters.ts';
import { cloudNow } from '../../../support/cloud/clock.ts';
import { advanceClock, runSchedule, until } from '../../../support/cloud/cloud.ts';
import { settled } from '../../../support/cloud/stream.ts';
import { type Api, api } from '../../../support/contract/api.ts';
import { homeTown } from '../../../support/people/home-town.ts';
import { mailsAbout } from '../../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signIn, signInAgain } from '../../../support/people/people.ts';
import { newStaff } from '../../../support/people/staff.ts';
import { buy, payByCard, payWithSecret, secretOf, stripeSide } from '../../../support/posts/card-payments.ts';
import { draftJob, jobFields, postJob, staffApi } from '../../../support/posts/hiring.ts';
import { newProject, projectFields } from '../../../support/posts/postings.ts';
import { decide, newReport } from '../../../support/posts/reports.ts';

const REASON = 'Three jobs that are not real.';

const dayAhead = async (days: number): Promise<string> =>
  new Date((await cloudNow()).getTime() + days * DAY_MS).toISOString().slice(0, 10);
const suspend = (staff: Api, { profileId }: { profileId: string }, body: object) =>
  staff.post(`/api/admin/accounts/${profileId}/suspend`, { reason: REASON, ...body });
const reinstate = (staff: Api, { profileId }: { profileId: string }, body: object) =>
  staff.post(`/api/admin/accounts/${profileId}/reinstate`, { reason: 'They proved it.', ...body });
const login = ({ email }: Person) => api().post('/api/auth/login', { email, password: PASSWORD });

let staff: Api;
let seeker: Person;
let other: Person;

beforeAll(async () => {
  [staff, seeker, other] = await Promise.all([staffApi(PASSWORD), newSeeker(), newCompany()]);
});

describe('a company whose jobs and projects staff hid', () => {
  let company: Person;
  let job: string;
  let draft: string;
  let briefing: string;
  let open: { id: string; secret: string }[];
  let project: string;
  const places: Readonly<Record<string, () => Promise<boolean>>> = {
    'the page of a job': async () => (await seeker.api.get(`/api/jobs/${job}`)).status === 200,
    'the page of a job without an account': async () => (await api().get(`/job/${job}`)).status === 200,
    'the public job': async () => (await api().get(`/api/public/jobs/${job}`)).status === 200,
    'the search': async () =>
      JSON.stringify((await seeker.api.post('/api/job/search', { zip: homeTown().zip, limit: 50 })).body).includes(job),
    "the company's jobs": async () =>
      (await seeker.api.get('/api/jobs/list/company', { companyId: company.profileId })).body.results.length > 0,
    'the page of a project': async () => (await other.api.get(`/api/projects/${project}`)).status === 200,
  };

  const purchases = () => ({
    job_posting: { job_id: draft },
    candidate_job_briefing: { job_id: briefing, candidate_profile_id: seeker.profileId },
  });

  beforeAll(async () => {
    company = await newCompany();
    [job, project] = [await postJob(company), await newProject(company)];
    draft = await draftJob(company);
    briefing = await draftJob(company, { briefing: true, recipient: seeker.profileId });
    open = await Promise.all(
      Object.entries(purchases()).map(async ([slug, subject]) => {
        const id = await buy(company, slug, subject);
        return { id, secret: await secretOf(company, id) };
      }),
    );
    await until(async () => (await Promise.all(Object.values(places).map((shows) => shows()))).every(Boolean));
    const body = { scope: 'posts', until: await dayAhead(14) };
    expect((await suspend(staff, company, body)).body).toEqual({ success: true });
    expect((await suspend(staff, company, body)).body.code).toBe('posts_already_hidden');
  });

  it.each(Object.keys(places))('leaves %s', async (place) => {
    await until(async () => !(await places[place]!()));
  });

  it('still signs in, is found itself, and reads why', async () => {
    expect((await login(company)).status).toBe(200);
    expect((await seeker.api.get(`/api/company/profile/${company.profileId}`)).status).toBe(200);
    const { body } = await company.api.get(`/api/company/profile/${company.profileId}`);
    expect(body.postsHidden).toEqual({ date: expect.any(String), reason: REASON, until: await dayAhead(14) });
    const { body: forOthers } = await seeker.api.get(`/api/company/profile/${company.profileId}`);
    expect(forOthers.postsHidden).toBeUndefined();
    const [mail] = await mailsAbout(company, /hidden/);
    for (const text of [REASON, 'This ends by itself on', 'Support']) expect(mail?.text).toContain(text);
  });

  it('can’t post, and can’t buy a posting or a briefing', async () => {
    for (const { status, body } of [
      await company.api.post('/api/jobs', jobFields()),
      await company.api.post('/api/projects', projectFields()),
    ])
      expect([status, body.code]).toEqual([403, 'posts_hidden']);
    for (const [slug, subject] of Object.entries(purchases()))
      await expect(buy(company, slug, subject)).rejects.toThrow(/posts_hidden/);
  });

  it('is refunded when it pays for a posting or a briefing that was open before', async () => {
    for (const { id, secret } of open) {
      await payWithSecret(id, secret);
      const { body } = await company.api.post('/api/payment', { id });
      expect(body).toEqual({ fulfilled: false, status: 'succeeded' });
      const { data } = await stripeSide().refunds.list({ payment_intent: id });
      expect(data.map(({ amount }) => amount)).toEqual([4900]);
    }
    expect((await seeker.api.get(`/api/jobs/${briefing}`)).status).toBe(404);
  });

  it('can still buy what publishes no post', async () => {
    const worker = await newSeeker();
    const id = await buy(company, 'unlock_applicant_resume_skill_2', { candidate_profile_id: worker.profileId });
    await payByCard(company, id);
    expect((await company.api.post('/api/payment', { id })).body.fulfilled).toBe(true);
    expect((await company.api.get(`/api/profile/${worker.profileId}`)).body.redacted).toBe(false);
  });

  it('gets everything back with the reinstatement', async () => {
    expect((await reinstate(staff, company, { scope: 'account' })).body.code).toBe('not_suspended');
    expect((await reinstate(staff, company, { scope: 'posts' })).body).toEqual({ success: true });
    expect(await reinstate(staff, company, { scope: 'posts' })).toMatchObject({
      status: 409,
      body: { code: 'posts_not_hidden', message: 'The jobs and projects of this company are not hidden.' },
    });
    for (const shows of Object.values(places)) await until(shows);
    expect((await company.api.post('/api/jobs', jobFields())).status).toBe(201);
    expect((await mailsAbout(company, /are back/))[0]?.text).toContain('They proved it.');
    const job_id = await draftJob(company, { briefing: true, recipient: seeker.profileId });
    const subject = { job_id, candidate_profile_id: seeker.profileId };
    await payByCard(company, await buy(company, 'candidate_job_briefing', subject));
    await until(async () => (await seeker.api.get(`/api/jobs/${job_id}`)).status === 200);
  });
});

describe('hiding the posts', () => {
  it('refuses a post that was checked before, and accepts it after the reinstatement', async () => {
    const company = await newCompany();
    const store = () => storePost(company.profileId, countCompanyJobs(company.profileId, { all: 1 }));
    await suspend(staff, company, { scope: 'posts' });
    await expect(store()).rejects.toMatchObject({ code: 'posts_hidden' });
    await reinstate(staff, company, { scope: 'posts' });
    await expect(store()).resolves.toBeUndefined();
  });

  it('is refused for a worker and for staff, and a wrong end for everyone', async () => {
    const colleague = await newStaff('Other');
    expect((await suspend(staff, seeker, { scope: 'posts' })).body.code).toBe('posts_of_company_only');
    for (const day of [await dayAhead(-1), await dayAhead(-3), await dayAhead(500)])
      expect((await suspend(staff, other, { until: day })).body.code).toBe('suspension_end_invalid');
    expect((await suspend(staff, other, { until: 'tomorrow' })).status).toBe(400);
    expect((await suspend(staff, { profileId: colleague.userId }, { until: await dayAhead(3) })).body.code).toBe(
      'suspension_without_end',
    );
  });
});

describe('a suspension with an end', () => {
  it('of a decision closes the account until the day, and ends by itself', async () => {
    const company = await newCompany();
    const job = await postJob(company);
    const report = await newReport(staff, seeker, 'job', job);
    const day = await dayAhead(3);
    const decision = { suspension: { scope: 'account', until: day }, reason: REASON };
    expect((await decide(staff, report, decision)).body.closed.actions).toEqual(['suspend account']);
    expect((await login(company)).body.code).toBe('account_suspended');
    expect((await company.api.get('/api/jobs')).body.code).toBe('account_suspended');
    const mails = await mailsAbout(company, /suspended|rules|decision/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('This ends by itself on');
    await until(async () => (await seeker.api.get(`/api/jobs/${job}`)).status === 404);

    await runSchedule('send-reminders');
    expect((await login(company)).body.code).toBe('account_suspended');

    await advanceClock(4 * DAY_MS);
    const [renewed, worker] = await Promise.all([staffApi(PASSWORD), signIn(seeker.email, PASSWORD)]);
    await runSchedule('send-reminders');
    expect((await login(company)).status).toBe(200);
    await settled();
    await until(async () => (await api(worker.token).get(`/api/jobs/${job}`)).status === 200);
    expect(await mailsAbout(company, /account is back/)).toHaveLength(1);
    const { results } = (await renewed.get('/api/admin/audit', { subject: company.profileId })).body;
    expect(results[0]).toMatchObject({
      action: 'reinstate account',
      staff: { name: 'Plumbline' },
      after: { until: day },
    });
    await runSchedule('send-reminders');
    expect(await mailsAbout(company, /account is back/)).toHaveLength(1);
  });

  it('of an account or of posts gets the end that staff choose later, and the reminder of the old one does nothing', async () => {
    const [again, company] = [await staffApi(PASSWORD), await newCompany()];
    for (const scope of ['account', 'posts']) {
      const refusal = scope === 'posts' ? 'posts_already_hidden' : 'already_suspended';
      const [early, late] = [await dayAhead(2), await dayAhead(9)];
      expect((await suspend(again, company, { scope, until: early })).status).toBe(200);
      expect((await suspend(again, company, { scope, until: late, reason: 'Longer now.' })).status).toBe(200);
      expect((await suspend(again, company, { scope, until: late })).body.code).toBe(refusal);
      const { results } = (await again.get('/api/admin/audit', { subject: company.profileId })).body;
      expect(results[0]).toMatchObject({ reason: 'Longer now.', before: { until: early }, after: { until: late } });
    }
    const mails = [...(await mailsAbout(company, /suspended/)), ...(await mailsAbout(company, /hidden/))];
    expect(mails.filter(({ text }) => text.includes('Longer now.'))).toHaveLength(2);
    await advanceClock(4 * DAY_MS);
    await runSchedule('send-reminders');
    expect((await login(company)).body.code).toBe('account_suspended');
    const later = await staffApi(PASSWORD);
    expect((await suspend(later, company, { until: await dayAhead(1) })).status).toBe(200);
    await advanceClock(2 * DAY_MS);
    await runSchedule('send-reminders');
    expect((await login(company)).status).toBe(200);
    const { body } = await (await signInAgain(company)).api.get(`/api/company/profile/${company.profileId}`);
    expect(body.postsHidden.reason).toBe('Longer now.');
  });

  it('doesn’t end early when staff suspended the account again without an end', async () => {
    const [again, worker] = [await staffApi(PASSWORD), await newSeeker()];
    expect((await suspend(again, worker, { until: await dayAhead(2) })).status).toBe(200);
    expect((await reinstate(again, worker, {})).status).toBe(200);
    expect((await suspend(again, worker, {})).status).toBe(200);
    await advanceClock(3 * DAY_MS);
    await runSchedule('send-reminders');
    expect((await login(worker)).body.code).toBe('account_suspended');
  });
});
