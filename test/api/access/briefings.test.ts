import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { buy, draftJob, jobFields, postJob } from '../../support/posts/hiring.ts';

const UNKNOWN = 'f'.repeat(24);

let company: Person;
let rival: Person;
let seeker: Person;
let other: Person;

beforeAll(async () => {
  [company, rival, seeker, other] = await Promise.all([newCompany(), newCompany(), newSeeker(), newSeeker()]);
});

const draft = (to: Person, name = 'Foreman', by = company) =>
  draftJob(by, { name, briefing: true, recipient: to.profileId });
const pay = (job: string, { profileId }: Person, by = company) =>
  buy(by, { product_slug: 'candidate_job_briefing', job_id: job, candidate_profile_id: profileId });
const sent = async (to: Person, name?: string, by = company) => {
  const job = await draft(to, name, by);
  await pay(job, to, by);
  return job;
};
const send = (job: string, { profileId }: Person, by = company, more = {}) =>
  by.api.post(`/api/profile/${profileId}/briefing`, {
    company: 'Lakeland',
    jobBriefing: job,
    userId: profileId,
    ...more,
  });
const answer = (move: 'grant' | 'reject', job: string, by: Person, more = {}) =>
  by.api.patch(`/api/profile/access/${move}/${company.profileId}`, { type: 'job', job, ...more });
const received = (by: Person, more = {}) => by.api.post('/api/profile/job-seeker/jobs-received', more);

describe('sending a briefing', () => {
  it('[BRF-05] [BRF-06] creates, requests access and sends in one flow, and a second sending changes nothing', async () => {
    const [to, name] = [await newSeeker(), 'Crew Leader'];
    const job = await draft(to, name);
    expect(await send(job, to)).toMatchObject({ status: 409, body: { code: 'briefing_unpaid' } });
    expect((await received(to)).body).toEqual({ results: [], total: 0 });
    await pay(job, to);
    const answers = await Promise.all([send(job, to), send(job, to)]);
    for (const { status, body } of answers) {
      expect({ status, body }).toMatchObject({ status: 200, body: { job, profile: to.profileId, state: 'pending' } });
    }
    const requested = (await to.api.get('/api/profile/access/requested')).body.results;
    expect(requested).toMatchObject([{ type: 'job', job, profile: company.profileId }]);
    expect((await company.api.get(`/api/jobs/${job}/briefing`)).body).toMatchObject({ state: 'pending' });
  });

  it('keeps it as it was: its company can change the draft, and not the sent briefing', async () => {
    const job = await draft(seeker, 'Crew Leader');
    const change = (compensation: string) => company.api.patch(`/api/jobs/${job}`, { compensation });
    expect((await change('$38 an hour')).status).toBe(200);
    await pay(job, seeker);
    expect(await change('$1 an hour')).toMatchObject({
      status: 409,
      body: { code: 'briefing_sent', message: 'This job briefing was sent and stays as it is.' },
    });
    expect((await seeker.api.get(`/api/jobs/${job}`)).body.compensation).toBe('$38 an hour');
  });

  it('shows its company that it has no answer yet, next to what each way to reach the worker costs', async () => {
    const to = await newSeeker();
    const waiting = async (by: Person) => {
      const asked = { profileId: to.profileId, jobId: await postJob(by) };
      return (await by.api.get('/api/jobs/jobseeker/actions', asked)).body;
    };
    expect(await waiting(company)).toMatchObject({ send: { amount: 900 }, priority: { amount: 44_900 } });
    const job = await draft(to);
    expect((await waiting(company)).briefing).toEqual({ amount: 4900 });
    await pay(job, to);
    expect((await waiting(company)).briefing).toEqual({ amount: 4900, pending: { job, sentAt: expect.any(String) } });
    expect((await waiting(rival)).briefing).toEqual({ amount: 4900 });
    expect((await answer('grant', job, to)).status).toBe(200);
    expect((await waiting(company)).briefing).toEqual({ amount: 4900 });
  });

  it("[BRF-06] accepts only the company's own briefing and its recipient", async () => {
    const job = await sent(seeker);
    const refused: [Awaited<ReturnType<typeof send>>, number, string][] = [
      [await send(job, seeker, rival), 404, 'job_not_found'],
      [await send(job, other), 409, 'briefing_taken'],
      [await send(UNKNOWN, seeker), 404, 'job_not_found'],
      [await send(await postJob(company), seeker), 409, 'not_a_briefing'],
      [await send(job, seeker, company, { userId: other.profileId }), 400, 'invalid_value'],
      [await send(job, seeker, company, { company: 'x'.repeat(121) }), 400, 'bad_request'],
      [await send(job, seeker, other), 403, 'forbidden'],
    ];
    for (const [{ status, body }, expected, code] of refused)
      expect({ status, code: body.code }).toEqual({ status: expected, code });
  });

  it("can't be written to a hidden seeker, so that no company learns who exists", async () => {
    const hidden = await newSeeker();
    await hidden.api.patch(`/api/profile/${hidden.profileId}`, { public: false });
    const write = (recipient: string) => company.api.post('/api/jobs', jobFields({ briefing: true, recipient }));
    const [one, none] = [await write(hidden.profileId), await write(UNKNOWN)];
    expect(one.status).toBe(404);
    expect({ status: one.status, code: one.body.code }).toEqual({ status: none.status, code: none.body.code });
  });
});

describe("a company's briefings", () => {
  it('[BRF-09] [BRF-10] are listed newest first with recipient and status, apart from the jobs', async () => {
    const [owner, accepts, declines, waits] = await Promise.all([newCompany(), newSeeker(), newSeeker(), newSeeker()]);
    const jobs: string[] = [];
    for (const [to, name] of [
      [accepts, 'First'],
      [declines, 'Second'],
      [waits, 'Third'],
    ] as const)
      jobs.push(await sent(to, name, owner));
    const unpaid = await draft(waits, 'Fourth', owner);
    const about = (job: string | undefined) => ({ type: 'job', job });
    await accepts.api.patch(`/api/profile/access/grant/${owner.profileId}`, about(jobs[0]));
    await declines.api.patch(`/api/profile/access/reject/${owner.profileId}`, {
      ...about(jobs[1]),
      reasons: ['location', 'other'],
      reason: `Call me: ${declines.email}`,
    });
    const list = async (query: object) => (await owner.api.get('/api/jobs/list/briefings', { ...query })).body;
    const { results, total } = await list({});
    expect(total).toBe(4);
    expect(results.map((row: { job: { id: string } }) => row.job.id)).toEqual([unpaid, ...jobs.toReversed()]);
    expect(results.map((row: { state: string }) => row.state)).toEqual(['draft', 'pending', 'rejected', 'accepted']);
    const [, pending, rejected, accepted] = results;
    expect(accepted).toMatchObject({
      job: { name: 'First', type: 'Full-Time', createdAt: expect.any(String) },
      recipient: {
        name: 'Travis',
        lastName: 'Yoder',
        email: accepts.email,
        phoneNumber: '(574) 555-0142',
        isOpen: true,
      },
    });
    expect(rejected.reasons).toEqual(['location', 'other']);
    for (const [row, to] of [
      [pending, waits],
      [rejected, declines],
    ] as const) {
      expect(row.recipient).toEqual({
        _id: to.profileId,
        id: to.profileId,
        name: `Jobseeker${to.profileId.slice(0, 4)}`,
        city: expect.any(String),
        state: 'IN',
        isOpen: false,
      });
      expect(JSON.stringify(row)).not.toContain(to.email);
    }
    expect(rejected).not.toHaveProperty('reason');
    expect(rejected.answeredAt).toMatch(/T10:00:00\.000Z$/);
    expect((await list({ limit: 2, page: 2 })).results.map((row: { state: string }) => row.state)).toEqual([
      'rejected',
      'accepted',
    ]);
    expect((await owner.api.get('/api/jobs')).body.total).toBe(0);
    for (const query of [{ limit: 0 }, { limit: 31 }, { page: 0 }, { page: 'x' }])
      expect((await owner.api.get('/api/jobs/list/briefings', query as never)).status).toBe(400);
  });

  it('are readable only by their own company', async () => {
    const job = await sent(seeker, 'Ours');
    expect((await rival.api.get('/api/jobs/list/briefings')).body).toEqual({ results: [], total: 0 });
    const asked: [Person, string, number][] = [
      [company, job, 200],
      [rival, job, 404],
      [seeker, job, 403],
      [company, UNKNOWN, 404],
      [company, await postJob(company), 404],
    ];
    for (const [by, id, status] of asked) expect((await by.api.get(`/api/jobs/${id}/briefing`)).status).toBe(status);
    expect((await seeker.api.get('/api/jobs/list/briefings')).status).toBe(403);
    for (const stranger of [other, rival]) expect((await stranger.api.get(`/api/jobs/${job}`)).status).toBe(404);
  });
});

describe('the jobs a job seeker received', () => {
  it('[BRF-16] [BRF-18] lists briefings and sent jobs with their states, newest first', async () => {
    const to = await newSeeker();
    const first = await sent(to, 'Briefing One');
    const posted = await postJob(company, { name: 'Posted' });
    await buy(company, {
      product_slug: 'send_job_post_match',
      job_ids: [posted],
      candidate_profile_id: to.profileId,
    });
    const second = await sent(to, 'Briefing Two');
    await draft(to, 'Never paid');
    const { results, total } = (await received(to)).body;
    expect(total).toBe(3);
    expect(results).toMatchObject([
      { type: 'briefing', job: { id: second, name: 'Briefing Two', company: { id: company.profileId } } },
      { type: 'sent-job-post', job: { id: posted } },
      { type: 'briefing', job: { id: first }, state: 'pending' },
    ]);
    expect(results[1]).not.toHaveProperty('state');
    for (const row of results) expect(row).not.toHaveProperty('answeredAt');
    await answer('reject', first, to, { reasons: ['salary'] });
    const briefings = (await received(to, { type: 'briefing', limit: 1, page: 2 })).body;
    expect(briefings).toMatchObject({
      total: 2,
      results: [{ job: { id: first }, state: 'rejected', answeredAt: expect.stringMatching(/^20.*Z$/) }],
    });
    expect((await received(to, { type: 'sent-job-post' })).body).toMatchObject({
      total: 1,
      results: [{ job: { id: posted } }],
    });
    expect((await received(other, { type: 'briefing' })).body.results).not.toContainEqual(
      expect.objectContaining({ job: expect.objectContaining({ id: second }) }),
    );
    for (const body of [{ limit: 51 }, { page: 0 }, { type: 'everything' }])
      expect((await received(to, body)).status).toBe(400);
    expect((await received(company)).status).toBe(403);
  });

  it('lists a briefing that its company withdrew as no longer pending', async () => {
    const to = await newSeeker();
    const job = await sent(to, 'Withdrawn');
    const waiting = async () => (await to.api.get('/api/badges')).body.findJobs;
    expect(await waiting()).toEqual({ isNew: true, count: '1' });
    await company.api.delete(`/api/jobs/${job}`);
    await settled();
    expect((await received(to)).body.results).toMatchObject([{ job: { id: job }, state: 'withdrawn' }]);
    expect((await to.api.get('/api/profile/access/requested')).body.results).toEqual([]);
    expect((await to.api.get(`/api/jobs/${job}`)).body).toMatchObject({ deletedAt: expect.any(String) });
    expect(await waiting()).toEqual({ isNew: false, count: '' });
  });
});
