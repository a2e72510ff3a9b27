import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import {
  orderOf,
  payByCard,
  payWithSecret,
  releaseWebhooks,
  secretOf,
  buy as startBuying,
  stripeSide,
  webhooks,
} from '../../support/posts/card-payments.ts';
import { draftJob, postJob } from '../../support/posts/hiring.ts';
import { postJobs } from '../../support/posts/postings.ts';

const INTENT = '/api/payment/intent';
const SLUG = 'send_job_post_match';

describe('sending jobs to a job seeker', () => {
  let company: Person;
  let rival: Person;
  let seeker: Person;
  let jobs: string[];

  const subject = (job_ids: string[]) => ({ candidate_profile_id: seeker.profileId, job_ids });
  const ask = (job_ids: unknown, as = company) => as.api.post(INTENT, orderOf(SLUG, subject(job_ids as string[])));
  const amountOf = async (id: string): Promise<number> => (await company.api.get(`${INTENT}/${id}`)).body.amount;
  const pay = async (id: string) => {
    await payByCard(company, id);
    return (await company.api.post('/api/payment', { id })).body;
  };
  const metadataOf = async (id: string) => (await stripeSide().paymentIntents.retrieve(id)).metadata;
  const sent = async (person = company): Promise<{ profile: string; job: string; date: string }[]> =>
    (await person.api.get(`/api/company/profile/${person.profileId}`)).body.provider.sentJobPosts;
  const sentJobs = async () =>
    (await sent()).filter(({ profile }) => profile === seeker.profileId).map(({ job }) => job);

  beforeAll(async () => {
    [company, rival] = await Promise.all([newCompany(), newCompany()]);
    jobs = [await postJob(company), await postJob(company), await postJob(company)];
  });
  beforeEach(async () => {
    seeker = await newSeeker();
  });
  afterEach(() => webhooks('normal'));

  it('[APP-26] costs the price for each job and fills sentJobPosts', async () => {
    const id = await startBuying(company, SLUG, subject(jobs.slice(0, 2)));
    expect((await company.api.get(`${INTENT}/${id}`)).body).toMatchObject({
      amount: 1800,
      subject: { profile: seeker.profileId, jobs: jobs.slice(0, 2).toSorted() },
    });
    expect(await metadataOf(id)).toMatchObject({ job_ids_1: jobs.slice(0, 2).toSorted().join() });
    expect(await metadataOf(id)).not.toHaveProperty('job_ids_2');
    expect(await sentJobs()).toEqual([]);
    expect(await pay(id)).toEqual({ fulfilled: true, status: 'succeeded' });
    expect((await sentJobs()).toSorted()).toEqual(jobs.slice(0, 2).toSorted());
    expect((await sent()).every(({ date }) => /^\d{4}-/.test(date))).toBe(true);
    expect(await sent(rival)).toEqual([]);
    expect((await company.api.get(`/api/payment/receipt/${id}`)).body).toMatchObject({ quantity: 2, unitAmount: 900 });
  });

  it('[PAY-25] marks the match as sent', async () => {
    const [job = ''] = jobs;
    const match = async () => {
      const { results } = (await company.api.get(`/api/jobs/${job}/matches`, { limit: 50 })).body;
      return results.find(({ id }: { id: string }) => id === seeker.profileId);
    };
    await until(match);
    await pay(await startBuying(company, SLUG, subject([job])));
    const { actions } = await until(async () => ((await match()).actions.sentJobAt ? match() : undefined));
    expect(actions.sentJobAt).toMatch(/^\d{4}-/);
  });

  it('[APP-26] accepts job_id as a list of one, and counts a repeated job once', async () => {
    const [first = '', second = ''] = jobs;
    const one = await startBuying(company, SLUG, { candidate_profile_id: seeker.profileId, job_id: first });
    expect(await amountOf(one)).toBe(900);
    const twice = await startBuying(company, SLUG, subject([first, second, first]));
    expect(await amountOf(twice)).toBe(1800);
  });

  it('[APP-26] counts only jobs that were not sent yet, and refuses when none is left', async () => {
    await pay(await startBuying(company, SLUG, subject(jobs.slice(0, 1))));
    const rest = await startBuying(company, SLUG, subject(jobs));
    expect(await amountOf(rest)).toBe(1800);
    await pay(rest);
    expect((await sentJobs()).toSorted()).toEqual(jobs.toSorted());
    const { status, body } = await ask(jobs);
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: "You've already completed this transaction.",
    });
  });

  it('[PAY-24] keeps an earlier delivery when its webhooks come after the next purchase started', async () => {
    await webhooks('hold');
    const first = await startBuying(company, SLUG, subject(jobs.slice(0, 1)));
    await pay(first);
    const second = await startBuying(company, SLUG, subject(jobs.slice(1, 2)));
    await webhooks('normal');
    await releaseWebhooks('reversed');
    expect((await company.api.post('/api/payment', { id: first })).body).toMatchObject({ fulfilled: true });
    expect(await pay(second)).toMatchObject({ fulfilled: true });
    expect((await sentJobs()).toSorted()).toEqual(jobs.slice(0, 2).toSorted());
    expect((await stripeSide().refunds.list({ payment_intent: first })).data).toEqual([]);
  });

  it('[PAY-08] starts another purchase when the previous one was paid and not recorded yet', async () => {
    await webhooks('hold');
    const first = await startBuying(company, SLUG, subject(jobs.slice(0, 1)));
    await payByCard(company, first);
    const second = await startBuying(company, SLUG, subject(jobs));
    expect(second).not.toBe(first);
    expect(await amountOf(second)).toBe(1800);
    expect(await sentJobs()).toEqual(jobs.slice(0, 1));
  });

  it('[PAY-08] replaces the open intent when other jobs are chosen', async () => {
    const first = await startBuying(company, SLUG, subject(jobs.slice(0, 1)));
    expect(await startBuying(company, SLUG, subject(jobs.slice(0, 1)))).toBe(first);
    const second = await startBuying(company, SLUG, subject(jobs.slice(0, 2)));
    expect(second).not.toBe(first);
    expect((await stripeSide().paymentIntents.retrieve(first)).status).toBe('canceled');
  });

  it("[APP-26] rejects another company's job, an unknown one, a draft, a deleted one, and a profile that isn't a seeker", async () => {
    const [own = ''] = jobs;
    const theirs = await postJob(rival);
    const deleted = await postJob(company);
    await company.api.delete(`/api/jobs/${deleted}`);
    const codeOf = async (job: string) => (await ask([own, job])).body.code;
    expect(await codeOf(theirs)).toBe('purchase_job_not_found');
    expect(await codeOf('f'.repeat(24))).toBe('purchase_job_not_found');
    const draft = await ask([own, await draftJob(company)]);
    const message = 'This product does not fit this job.';
    expect({ status: draft.status, body: draft.body }).toEqual({
      status: 400,
      body: { code: 'product_unfit_for_job', message, errors: [{ path: 'product_slug', message }] },
    });
    expect(await codeOf(deleted)).toBe('purchase_job_deleted');
    expect((await ask([own], rival)).body.code).toBe('purchase_job_not_found');
    const order = orderOf(SLUG, { candidate_profile_id: rival.profileId, job_ids: [own] });
    expect((await company.api.post(INTENT, order)).body.code).toBe('profile_not_found');
    expect((await ask([own])).status).toBe(201);
  });

  it.each([
    ['none', []],
    ['no list', undefined],
    ['a thousand', Array.from({ length: 1000 }, (_, at) => at.toString(16).padStart(24, '0'))],
    ['51', Array.from({ length: 51 }, (_, at) => at.toString(16).padStart(24, '0'))],
    ['what is no id', ['x']],
    ['an object', [{ $ne: 1 }]],
  ])('[APP-26] refuses %s as jobs', async (_what, job_ids) => {
    const { status, body } = await ask(job_ids);
    expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path: expect.stringMatching(/^job_ids/) });
  });

  it('[PAY-04] sends fifty jobs with one payment', async () => {
    const many = [jobs[0] ?? '', ...(await postJobs(company, 49))];
    const id = await startBuying(company, SLUG, subject(many));
    expect(await amountOf(id)).toBe(45_000);
    const { job_ids_1 = '', job_ids_2 = '', job_ids_3 = '', ...others } = await metadataOf(id);
    expect(Object.keys(others).filter((name) => name.startsWith('job_ids'))).toEqual([]);
    const lists = [job_ids_1, job_ids_2, job_ids_3].map((list) => list.split(','));
    expect(lists.map(({ length }) => length)).toEqual([19, 19, 12]);
    expect(lists.flat()).toEqual(many.toSorted());
    expect(await pay(id)).toMatchObject({ fulfilled: true });
    expect(await sentJobs()).toHaveLength(50);
  });

  it('[PAY-25] refunds everything when one of the jobs was deleted before it was paid', async () => {
    const gone = await postJob(company);
    const id = await startBuying(company, SLUG, subject([...jobs.slice(0, 1), gone]));
    const secret = await secretOf(company, id);
    await company.api.delete(`/api/jobs/${gone}`);
    await payWithSecret(id, secret);
    const { body } = await company.api.post('/api/payment', { id });
    expect(body).toEqual({ fulfilled: false, status: 'succeeded' });
    expect((await stripeSide().refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([1800]);
    expect(await sentJobs()).toEqual([]);
  });

  it('[PAY-05] rejects a used idempotency key for another seeker', async () => {
    const key = { idempotencyKey: `key-${seeker.profileId}` };
    await startBuying(company, SLUG, subject(jobs), key);
    const other = { candidate_profile_id: (await newSeeker()).profileId, job_ids: jobs };
    expect((await company.api.post(INTENT, orderOf(SLUG, other, key))).status).toBe(409);
  });
});
