import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, until } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { buy, orderOf, payByCard, stripeSide } from '../../support/posts/card-payments.ts';
import { staffApi } from '../../support/posts/hiring.ts';

const INTENT = '/api/payment/intent';
const SLUG = 'skilled_worker_priority_access';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

describe('priority access to a skilled worker', () => {
  let company: Person;
  let rival: Person;
  let worker: Person;

  const ask = (person: Person, seeker = worker) =>
    person.api.post(INTENT, orderOf(SLUG, { candidate_profile_id: seeker.profileId }));
  const start = (person: Person) => buy(person, SLUG, { candidate_profile_id: worker.profileId });
  const pay = async (person: Person, id: string) => {
    await payByCard(person, id);
    return (await person.api.post('/api/payment', { id })).body;
  };
  const lastAccess = async (): Promise<string | undefined> =>
    (await company.api.get(`/api/profile/${worker.profileId}`)).body.jobSeeker.lastPriorityAccess;
  const leap = async (ms: number): Promise<void> => {
    await advanceClock(ms);
    [company, rival, worker] = (await Promise.all([company, rival, worker].map(signInAgain))) as [
      Person,
      Person,
      Person,
    ];
  };

  beforeAll(async () => {
    [company, rival] = await Promise.all([newCompany(), newCompany()]);
  });
  beforeEach(async () => {
    [company, rival] = await Promise.all([signInAgain(company), signInAgain(rival)]);
    worker = await newSeeker({ priorSkilledTradeFormalTraining: true });
  });

  it('[PAY-25] [PAY-28] sets lastPriorityAccess for $449', async () => {
    const id = await start(company);
    expect((await company.api.get(`${INTENT}/${id}`)).body).toMatchObject({
      amount: 44_900,
      metadata: { product_name: 'Skilled Worker Priority Access' },
    });
    expect(await lastAccess()).toBeUndefined();
    expect(await pay(company, id)).toEqual({ fulfilled: true, status: 'succeeded' });
    expect(await lastAccess()).toMatch(/^\d{4}-/);
    // A priority access reveals no details.
    expect((await company.api.get(`/api/profile/${worker.profileId}`)).body.redacted).toBe(true);
  });

  it('is not sold again for 72 hours, then again, also to the same company', async () => {
    await pay(company, await start(company));
    const first = await lastAccess();
    const [own, other] = [await ask(company), await ask(rival)];
    expect({ status: own.status, message: own.body.message }).toEqual({
      status: 409,
      message: "You've already completed this transaction.",
    });
    expect({ status: other.status, message: other.body.message }).toEqual({
      status: 409,
      message: 'Priority access to this skilled worker has just been bought. Please try again later.',
    });
    await leap(72 * HOUR_MS - 2 * MINUTE_MS);
    expect((await ask(rival)).body.code).toBe('priority_access_taken');
    await leap(4 * MINUTE_MS);
    const again = await start(company);
    expect(await pay(company, again)).toMatchObject({ fulfilled: true });
    expect(await lastAccess()).not.toBe(first);
  });

  it('[PAY-25] lets one of two companies pay: the other gets an error before it is charged', async () => {
    const answers = await Promise.all([company, rival, company, rival].map((person) => ask(person)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409]);
    expect(statuses[0]).toBe(statuses[2]);
    const winner = statuses[0] === 201 ? company : rival;
    const loser = winner === company ? rival : company;
    expect((await ask(loser)).body.message).toBe(
      'Another company is buying priority access to this skilled worker. Please try again in 10 minutes.',
    );
    const { body } = answers.find(({ status }) => status === 201) ?? { body: {} };
    expect(await pay(winner, body.id)).toMatchObject({ fulfilled: true });
  });

  it('[PAY-25] closes a checkout that is ten minutes old when another company starts one', async () => {
    const left = await start(company);
    expect(await ask(rival)).toMatchObject({ status: 409, body: { code: 'priority_access_held' } });
    await leap(11 * MINUTE_MS);
    const taken = await start(rival);
    expect((await stripeSide().paymentIntents.retrieve(left)).status).toBe('canceled');
    await expect(payByCard(company, left)).rejects.toThrow(/canceled/);
    expect((await ask(company)).body.code).toBe('priority_access_held');
    expect(await pay(rival, taken)).toMatchObject({ fulfilled: true });
  });

  it('[PAY-25] releases the worker when the checkout is canceled', async () => {
    const id = await start(company);
    await stripeSide().paymentIntents.cancel(id);
    await company.api.post('/api/payment', { id });
    expect((await ask(rival)).status).toBe(201);
  });

  it("[PAY-25] continues the company's own expired checkout when no other company started one", async () => {
    const id = await start(company);
    await leap(45 * MINUTE_MS);
    expect(await start(company)).toBe(id);
    expect(await pay(company, id)).toMatchObject({ fulfilled: true });
  });

  it('[PAY-25] reserves one worker at a time: a second unpaid checkout closes the first', async () => {
    const first = await start(company);
    const another = await newSeeker({ priorSkilledTradeFormalTraining: true });
    expect((await ask(rival)).body.code).toBe('priority_access_held');
    expect((await ask(company, another)).status).toBe(201);
    expect((await stripeSide().paymentIntents.retrieve(first)).status).toBe('canceled');
    await until(async () => (await ask(rival)).status === 201);
    expect((await ask(rival, another)).body.code).toBe('priority_access_held');
  });

  it('[PAY-25] keeps one of the checkouts that a company starts for several workers at the same moment', async () => {
    const workers = await Promise.all([1, 2, 3].map(() => newSeeker({ priorSkilledTradeFormalTraining: true })));
    const answers = await Promise.all(workers.map((each) => ask(company, each)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const ids = answers.flatMap(({ body }) => (body.id ? [body.id] : []));
    const intents = await Promise.all(ids.map((id) => stripeSide().paymentIntents.retrieve(id)));
    expect(intents.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
  });

  it('is sold for public skilled workers only', async () => {
    const unskilled = await newSeeker();
    const { status, body } = await ask(company, unskilled);
    const message = 'This product does not fit this job seeker.';
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'product_unfit_for_seeker', message, errors: [{ path: 'product_slug', message }] },
    });
    const { updatedAt } = (await worker.api.get(`/api/profile/${worker.profileId}`)).body;
    await worker.api.patch(`/api/profile/${worker.profileId}`, { updatedAt, public: false });
    expect((await ask(company)).status).toBe(404);
    expect((await ask(company, rival)).status).toBe(404);
    expect((await ask(worker)).status).toBe(403);
  });

  it('[PAY-24] ends the window with the refund', async () => {
    const id = await start(company);
    await pay(company, id);
    const staff = await staffApi(PASSWORD);
    expect((await staff.post('/api/payment/refund', { id, reason: 'Not skilled at all' })).status).toBe(200);
    expect(await lastAccess()).toBeUndefined();
    expect((await ask(rival)).status).toBe(201);
  });

  it('[PAY-24] keeps the window of a later purchase when an earlier one is refunded', async () => {
    const first = await start(company);
    await pay(company, first);
    await leap(72 * HOUR_MS + MINUTE_MS);
    await pay(company, await start(company));
    const later = await lastAccess();
    const staff = await staffApi(PASSWORD);
    expect((await staff.post('/api/payment/refund', { id: first, reason: 'Not skilled at all' })).status).toBe(200);
    expect(await lastAccess()).toBe(later);
    expect((await ask(rival)).status).toBe(409);
  });
});
