import '../../support/cloud/handler-environment.ts';
import * as myJobs from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { apply, buy, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';
import { postJobs } from '../../support/posts/postings.ts';

const ZIP = '59270';
const LIST = '/api/profile/job-seeker/activities';
const SAVED = '/api/jobs/list/saved';

type Lists = { results: myJobs.OwnActivity[]; total: number; counts?: Record<string, number> };

let company: Person;

/** Each test has its own trade in this town, so that a list contains only its own test's jobs. */
const trades = ['Drywall', 'Carpentry', 'Roofing', 'Masonry', 'Glazing', 'Painting', 'Welding', 'Concrete', 'Framing'];
let trade = '';
const searched = () => ({ zip: ZIP, tradeCategories: [trade] });
const newWorker = () => newSeeker(searched());
const post = (name: string) => postJob(company, { ...searched(), name });
const listOf = async (seeker: Person, body: object = {}): Promise<Lists> => {
  await settled();
  const { status, body: lists } = await seeker.api.post(LIST, body);
  expect(status).toBe(200);
  return lists;
};
const linesOf = ({ results }: Lists) => results.map(({ job, status }) => `${job.name}: ${status}`);
const decline = (seeker: Person, job: string) =>
  seeker.api.patch(`/api/profile/access/reject/${company.profileId}`, { type: 'job', job });
const refuse = (seeker: Person, job: string) =>
  company.api.patch(`/api/company/profile/access/reject/${seeker.profileId}`, { type: 'job-application', job });

beforeAll(async () => {
  company = await newCompany({ zip: ZIP });
});
beforeEach(() => {
  trade = trades.pop() ?? '';
});

describe("a seeker's activities", () => {
  it('[SEE-27] [SEE-28] begin with applications, then received jobs and matches, one line for each job', async () => {
    const [matched, sent, applied] = [await post('Matched'), await post('Sent'), await post('Applied')];
    const seeker = await newWorker();
    await settled();
    await apply(seeker, company, applied);
    await buy(company, {
      product_slug: 'send_job_post_match',
      candidate_profile_id: seeker.profileId,
      job_ids: [sent],
    });
    const lists = await listOf(seeker);
    expect(linesOf(lists)).toEqual(['Applied: Applied', 'Sent: Received Job Post', 'Matched: New Match']);
    expect(lists.total).toBe(3);
    expect(lists.counts).toEqual({ 'job-application': 1, 'sent-job-post': 1, match: 1 });
    expect(lists.results[0]).toMatchObject({
      type: 'job-application',
      miles: 0,
      activityDate: expect.stringMatching(/^\d{4}-/),
      createdAt: expect.stringMatching(/^\d{4}-/),
      job: { id: applied, name: 'Applied', active: true, company: { id: company.profileId } },
      seen: false,
      canApply: false,
      canDecline: false,
    });
    expect(lists.results[2]).toMatchObject({ job: { id: matched }, canApply: true, canDecline: true });
    expect(lists.results[2]?.expiresAt).toBeDefined();

    expect(lists.results[0]?.answeredAt).toBeUndefined();

    await unlock(company, seeker, applied);
    const unlocked = await listOf(seeker);
    expect(linesOf(unlocked)).toContain('Applied: Pending Contact');
    expect(unlocked.results[0]?.answeredAt).toMatch(/^\d{4}-/);
  });

  it('list one type only when asked, with the numbers of all types, and reject an unknown type', async () => {
    const [, applied] = [await post('Matched'), await post('Applied')];
    const seeker = await newWorker();
    await settled();
    await apply(seeker, company, applied);
    const counts = { 'job-application': 1, 'sent-job-post': 0, match: 1 };
    const only = (type: string) => listOf(seeker, { only: type });
    expect(linesOf(await only('match'))).toEqual(['Matched: New Match']);
    expect(await only('match')).toMatchObject({ total: 1, counts });
    expect(linesOf(await only('job-application'))).toEqual(['Applied: Applied']);
    expect(await only('sent-job-post')).toMatchObject({ results: [], total: 0, counts });
    expect((await listOf(seeker, { active: false })).counts).toBeUndefined();
    expect((await seeker.api.post(LIST, { only: 'briefing' })).status).toBe(400);
    await settled();
  });

  it('[SEE-28] returns twenty a page with an exact total, and rejects an invalid page', async () => {
    await postJobs(company, 22, { ...searched(), name: 'Job' });
    const seeker = await newWorker();
    const [first, second, beyond] = [
      await listOf(seeker),
      await listOf(seeker, { page: 2 }),
      await listOf(seeker, { page: 9 }),
    ];
    expect([first, second, beyond].map(({ results, total }) => [results.length, total])).toEqual([
      [20, 22],
      [2, 22],
      [0, 22],
    ]);
    const shown = [...first.results, ...second.results];
    expect(new Set(shown.map(({ job }) => job.id)).size).toBe(22);
    expect(shown.map(({ activityDate }) => activityDate)).toEqual(
      shown
        .map(({ activityDate }) => activityDate)
        .toSorted()
        .reverse(),
    );
    for (const bad of [
      { page: -1 },
      { page: 0 },
      { page: 1e9 },
      { limit: 21 },
      { limit: 0 },
      { page: 'x' },
      { active: 'no' },
    ]) {
      expect((await seeker.api.post(LIST, bad)).status).toBe(400);
    }
    expect((await company.api.post(LIST)).status).toBe(403);
    await settled();
  });

  it("shows 'Position filled' to applicants who were not hired and 'Closed' to the accepted one", async () => {
    const filled = await post('Filled Job');
    const [waiting, hired] = [await newWorker(), await newWorker()];
    await settled();
    for (const seeker of [waiting, hired]) await apply(seeker, company, filled);
    await unlock(company, hired, filled);
    const accepted = await company.api.patch(`/api/company/profile/access/grant/${hired.profileId}`, {
      type: 'job-application',
      job: filled,
    });
    expect(accepted.status).toBe(200);
    expect((await company.api.post(`/api/jobs/${filled}/filled`)).status).toBe(200);
    await settled();
    expect(linesOf(await listOf(waiting, { active: false }))).toEqual(['Filled Job: Position filled']);
    expect(linesOf(await listOf(hired, { active: false }))).toEqual(['Filled Job: Closed']);
  });

  it('[SEE-26] moves entries to Inactive when they end, with the reason and the date', async () => {
    const [refused, declined, closed] = [await post('Refused'), await post('Turned Down'), await post('Closed Job')];
    await post('Open');
    const seeker = await newWorker();
    await settled();
    for (const job of [refused, closed]) await apply(seeker, company, job);
    expect((await refuse(seeker, refused)).status).toBe(200);
    expect((await decline(seeker, declined)).status).toBe(200);
    expect((await company.api.delete(`/api/jobs/${closed}`)).status).toBe(200);
    expect(linesOf(await listOf(seeker))).toEqual(['Open: New Match']);
    const inactive = await listOf(seeker, { active: false });
    expect(linesOf(inactive)).toEqual(['Closed Job: Closed', 'Turned Down: Declined by you', 'Refused: Not selected']);
    expect(inactive.results.every(({ deletedAt, canDecline }) => deletedAt && !canDecline)).toBe(true);
    expect(inactive.total).toBe(3);

    // The seeker can still apply for a declined job, which is then active again.
    await apply(seeker, company, declined);
    expect(linesOf(await listOf(seeker))).toEqual(['Turned Down: Applied', 'Open: New Match']);
    expect((await listOf(seeker, { active: false })).total).toBe(2);
  });

  it('[SEE-28] counts concurrent events once, and keeps nothing of deleted accounts', async () => {
    const jobs = [await post('One'), await post('Two')];
    const seeker = await newWorker();
    await settled();
    const answers = await Promise.all(
      jobs.flatMap((job) => [
        seeker.api.patch(`/api/company/profile/access/request/${company.profileId}`, { type: 'job-application', job }),
        seeker.api.patch(`/api/company/profile/access/request/${company.profileId}`, { type: 'job-application', job }),
        decline(seeker, job),
      ]),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const [active, inactive] = [await listOf(seeker), await listOf(seeker, { active: false })];
    expect(active.total + inactive.total).toBe(2);
    expect(active.results.length + inactive.results.length).toBe(2);
    await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD });
    await settled();
    const left = Object.keys(await wholeTable()).filter((key) => key.startsWith(`SEEKER#${seeker.profileId}`));
    expect(left).toEqual([]);
  });
});

describe('saved jobs', () => {
  it('[SEE-22] lists saved jobs newest first with an exact total, for their owner only', async () => {
    const seeker = await newWorker();
    const jobs = [await post('First'), await post('Second'), await post('Third')];
    const draft = await draftJob(company, { ...searched(), name: 'Draft' });
    for (const [at] of jobs.entries()) {
      const savedJobs = jobs.slice(0, at + 1).reverse();
      await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs });
    }
    await apply(seeker, company, jobs[0]!);
    const { status, body } = await seeker.api.get(SAVED, { limit: 2, page: 1, profileId: seeker.profileId });
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    expect(body.result.map(({ job }: { job: { name: string } }) => job.name)).toEqual(['Third', 'Second']);
    const rest = (await seeker.api.get(SAVED, { limit: 2, page: 2 })).body;
    expect(rest.result).toMatchObject([{ job: { name: 'First' }, miles: 0, appliedAt: expect.any(String) }]);
    expect((await seeker.api.get(SAVED, { limit: 100 })).body.result).toHaveLength(3);

    // A deleted job stays as closed; drafts and unknown ids are never shown.
    await company.api.delete(`/api/jobs/${jobs[2]}`);
    const unseen = [draft, 'A'.repeat(24)];
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: [...unseen, ...jobs] });
    const { result } = (await seeker.api.get(SAVED)).body;
    expect(
      result.map(({ job }: { job: { name: string; active: boolean } }) => [job.name, job.active]).toSorted(),
    ).toEqual([
      ['First', true],
      ['Second', true],
      ['Third', false],
    ]);

    // A paused job stays in the list too, and its applicants can still read it.
    expect((await company.api.patch(`/api/jobs/${jobs[0]}`, { published: false })).status).toBe(200);
    const paused = (await seeker.api.get(SAVED)).body.result;
    expect(paused.map(({ job }: { job: { name: string } }) => job.name)).toContain('First');
    const { results } = (await seeker.api.post(LIST, { active: true })).body;
    expect(results.find(({ job }: { job: { name: string } }) => job.name === 'First')).toMatchObject({
      canView: true,
      canApply: false,
    });
    expect((await seeker.api.get(`/api/jobs/${jobs[0]}`)).status).toBe(200);

    const other = await newSeeker();
    expect((await other.api.get(SAVED, { profileId: seeker.profileId })).status).toBe(403);
    expect((await company.api.get(SAVED)).status).toBe(403);
    for (const bad of ['limit=101', 'page=-1', 'page=1000000000', 'limit=0']) {
      expect((await seeker.api.get(`${SAVED}?${bad}`)).status).toBe(400);
    }
  });
});

describe('the lists of a seeker', () => {
  it('are read with the same number of requests, whatever they contain', async () => {
    const seeker = await newWorker();
    const jobs = [await post('One'), await post('Two'), await post('Three')];
    await settled();
    const requests = async (endpoint: Parameters<typeof invoke>[0], given: object) =>
      (await measure(() => invoke(endpoint, given, seeker.userId))).cost.requests - 1;
    await apply(seeker, company, jobs[0]!);
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: jobs });
    await settled();
    expect(await requests(myJobs.listActivities, { body: { limit: 1 } })).toBe(2);
    expect(await requests(myJobs.listActivities, { body: {} })).toBe(2);
    expect(await requests(myJobs.listSavedJobs, { query: { limit: 1 } })).toBe(4);
    expect(await requests(myJobs.listSavedJobs, { query: { limit: 100 } })).toBe(4);
  });
});

it('[SEE-26] the list of a seeker shows an expired match as Inactive', async () => {
  await post('Brief');
  const seeker = await newWorker();
  expect(linesOf(await listOf(seeker))).toEqual(['Brief: New Match']);
  await advanceClock(73 * HOUR_MS);
  await runSchedule('expire-matches');
  const later = await signInAgain(seeker);
  expect(await listOf(later)).toMatchObject({ results: [], total: 0 });
  expect(linesOf(await listOf(later, { active: false }))).toEqual(['Brief: Expired']);
});
