import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedBudgets, spendNamedBudget } from '../../../functions/services/limits/named-budgets.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { orderOf, stripeSide } from '../../support/posts/card-payments.ts';
import { jobFields } from '../../support/posts/hiring.ts';
import { postJobs } from '../../support/posts/postings.ts';

const INTENT = '/api/payment/intent';

describe('many checkouts of one company', () => {
  let company: Person;

  beforeAll(async () => {
    company = await newCompany();
  });

  it('[PAY-03] leave one payable intent of four concurrent carts, and invalid ones are rejected', async () => {
    const seeker = await newSeeker();
    const jobs = await postJobs(company, 4);
    const answers = await Promise.all(
      jobs.map((_, at) => {
        const cart = { candidate_profile_id: seeker.profileId, job_ids: jobs.slice(0, at + 1) };
        return company.api.post(INTENT, orderOf('send_job_post_match', cart));
      }),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const ids = new Set(answers.flatMap(({ body }) => (body.id ? [body.id as string] : [])));
    const intents = await Promise.all([...ids].map((id) => stripeSide().paymentIntents.retrieve(id)));
    expect(intents.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
  });

  it.each([
    ['[PAY-14] cards', 'setup-intent', '/api/setup/intent', {}],
    ['jobs', 'job', '/api/jobs', jobFields()],
    ['checkouts', 'payment-intent', INTENT, orderOf('job_posting', { job_id: 'f'.repeat(24) })],
  ] as const)('are limited within an hour: %s, to each company alone', async (_what, budget, path, body) => {
    const [busy, other] = await Promise.all([newCompany(), newCompany()]);
    const spent = Array.from({ length: namedBudgets[budget].most - 1 }, () => spendNamedBudget(budget, busy.profileId));
    await Promise.all(spent);
    const last = await busy.api.post(path, body);
    expect(last.status).not.toBe(429);
    expect(await busy.api.post(path, body)).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again later.' },
    });
    expect((await other.api.post(path, body)).status).toBe(last.status);
  });
});
