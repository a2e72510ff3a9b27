import '../../support/cloud/handler-environment.ts';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { products } from '@plumbline/shared/options/products';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { buy, orderOf, payByCard, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, staffApi } from '../../support/posts/hiring.ts';

const PRODUCTS = '/api/payment/products';
const INTENT = '/api/payment/intent';

const changesOf = async (slug: string) => {
  const { Items: items = [] } = await documents.send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': `PRODUCT#${slug}`, ':sk': 'CHANGE#' },
    }),
  );
  return items;
};

describe('the catalog', () => {
  let staff: Api;
  let company: Person;
  const price = (slug: string, amount: number) => staff.patch(`${PRODUCTS}/${slug}`, { amount });

  beforeAll(async () => {
    [staff, company] = await Promise.all([staffApi(PASSWORD), newCompany()]);
  });
  // All tests share the catalog.
  afterEach(async () => {
    for (const { slug, name, amount } of products) await staff.patch(`${PRODUCTS}/${slug}`, { name, amount });
  });

  it('[PAY-28] lists every product with its price, to everyone', async () => {
    const { status, body } = await api().get(PRODUCTS);
    expect({ status, results: body.results }).toEqual({ status: 200, results: products });
  });

  it('[PAY-28] lets only staff change a price, and records who, when, from and to', async () => {
    const path = `${PRODUCTS}/job_posting`;
    expect((await api().patch(path, { amount: 1 })).status).toBe(401);
    expect((await company.api.patch(path, { amount: 1 })).status).toBe(403);
    const before = (await changesOf('job_posting')).length;
    const { status, body } = await staff.patch(path, { name: 'Job Post', amount: 5900 });
    expect({ status, body }).toEqual({ status: 200, body: { slug: 'job_posting', name: 'Job Post', amount: 5900 } });
    expect((await api().get(path)).body).toMatchObject({ name: 'Job Post', amount: 5900 });
    expect((await changesOf('job_posting')).slice(before)).toEqual([
      expect.objectContaining({
        by: expect.stringMatching(/^[0-9a-f]{24}$/),
        at: expect.any(String),
        from: { name: 'Job Posting', amount: 4900 },
        to: { name: 'Job Post', amount: 5900 },
      }),
    ]);
    await staff.patch(path, { amount: 5900 });
    expect((await changesOf('job_posting')).length).toBe(before + 1);
  });

  it.each([
    ['a negative price', { amount: -1 }],
    ['a price with a fraction', { amount: 49.5 }],
    ['a price without bound', { amount: 1e12 }],
    ['an empty name', { name: ' ' }],
    ['another field', { slug: 'gold' }],
  ])('refuses %s', async (_what, body) => {
    expect((await staff.patch(`${PRODUCTS}/job_posting`, body)).status).toBe(400);
    expect((await staff.patch(`${PRODUCTS}/gold`, { amount: 1 })).status).toBe(400);
  });

  it.each([
    { amount: 0, status: 200 },
    { amount: 1, status: 400 },
    { amount: 49, status: 400 },
    { amount: 50, status: 200 },
    { amount: 51, status: 200 },
    { amount: 1_000_000, status: 200 },
    { amount: 1_000_001, status: 400 },
  ])('[PAY-28] responds $status to a price of $amount cents, because Stripe charges 50 or more', async (given) => {
    const { status, body } = await price('job_posting', given.amount);
    expect(status).toBe(given.status);
    const message = 'Please enter $0, or an amount from $0.50 to $10,000';
    expect(body).toMatchObject(status === 200 ? { amount: given.amount } : { errors: [{ path: 'amount', message }] });
  });

  it('[PAY-28] sells at the lowest allowed price', async () => {
    await price('job_posting', 50);
    const order = orderOf('job_posting', { job_id: await draftJob(company) });
    expect((await company.api.post(INTENT, order)).status).toBe(201);
  });

  it('[PAY-06] keeps the price of an intent when the price rises, and lowers it when the price falls', async () => {
    const job_id = await draftJob(company);
    const first = await buy(company, 'job_posting', { job_id });
    await price('job_posting', 9900);
    expect(await buy(company, 'job_posting', { job_id })).toBe(first);
    expect((await company.api.get(`${INTENT}/${first}`)).body.amount).toBe(4900);
    await price('job_posting', 900);
    const cheaper = await buy(company, 'job_posting', { job_id });
    expect(cheaper).not.toBe(first);
    expect((await company.api.get(`${INTENT}/${cheaper}`)).body.amount).toBe(900);
    expect((await stripeSide().paymentIntents.retrieve(first)).status).toBe('canceled');
    await expect(payByCard(company, first)).rejects.toThrow(/canceled/);
  });

  it('[PAY-23] sells at a price of 0 without a checkout, once', async () => {
    await price('unlock_applicant_resume_skill_2', 0);
    const seeker = await newSeeker();
    const order = orderOf('unlock_applicant_resume_skill_2', { candidate_profile_id: seeker.profileId });
    const { status, body } = await company.api.post(INTENT, order);
    expect({ status, body }).toEqual({ status: 201, body: { fulfilled: true } });
    expect((await company.api.get(`/api/profile/${seeker.profileId}`)).body.redacted).toBe(false);
    expect((await company.api.post(INTENT, order)).status).toBe(409);
  });

  it.each(['send_job_post_match', 'skilled_worker_priority_access', 'candidate_job_briefing'])(
    '[PAY-25] delivers %s at a price of 0 immediately',
    async (slug) => {
      await price(slug, 0);
      await price('job_posting', 0);
      const seeker = await newSeeker({ priorSkilledTradeFormalTraining: true });
      const recipient = { briefing: true, recipient: seeker.profileId };
      const job_id = await draftJob(company, slug === 'candidate_job_briefing' ? recipient : { published: true });
      const subject = { candidate_profile_id: seeker.profileId, job_id };
      const { status, body } = await company.api.post(INTENT, orderOf(slug, subject));
      expect({ status, body }).toEqual({ status: 201, body: { fulfilled: true } });
      expect((await company.api.post(INTENT, orderOf(slug, subject))).status).toBe(409);
    },
  );
});
