import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { buy, orderOf, payByCard, payWithSecret, secretOf } from '../../support/posts/card-payments.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

/** A town in Nevada where no other test hires. */
const ELKO = '89801';
const HOURS = 3_600_000;
const PRIORITY = 'skilled_worker_priority_access';
const UNLOCK = 'unlock_applicant_resume_skill_2';
const TAKEN = {
  status: 409,
  body: { message: 'Priority access to this skilled worker has just been bought. Please try again later.' },
};

const newWorker = () => newSeeker({ zip: ELKO, priorSkilledTradeFormalTraining: true, tradeCategories: ['Carpentry'] });
const purchase = async (person: Person, slug: string, seeker: Person) => {
  const id = await buy(person, slug, { candidate_profile_id: seeker.profileId });
  await payByCard(person, id);
  return (await person.api.post('/api/payment', { id })).body;
};
const ask = (person: Person, seeker: Person) =>
  person.api.post('/api/payment/intent', orderOf(UNLOCK, { candidate_profile_id: seeker.profileId }));
const isOpenTo = async (person: Person, seeker: Person): Promise<boolean> =>
  !(await person.api.get(`/api/profile/${seeker.profileId}`)).body.redacted;

describe("a worker in another company's priority window", () => {
  let buyer: Person;
  let rival: Person;
  const jobs = new Map<Person, string>();
  const workers: Record<'taken' | 'free' | 'applied' | 'known' | 'late', Person> = {} as never;

  const listed = async (person: Person, query: Record<string, string> = {}) => {
    const { status, body } = await person.api.get(`/api/jobs/${jobs.get(person)}/matches`, query);
    expect(status).toBe(200);
    const nameOf = new Map(Object.entries(workers).map(([name, { profileId }]) => [profileId, name]));
    const names: string[] = body.results.map(({ id }: { id: string }) => nameOf.get(id)).toSorted();
    return { names, total: body.total, cursor: body.cursor };
  };
  const matched = async (person: Person): Promise<string[]> => (await listed(person)).names;

  beforeAll(async () => {
    [buyer, rival] = await Promise.all([newCompany({ zip: ELKO }), newCompany({ zip: ELKO })]);
    for (const name of ['taken', 'free', 'applied', 'known', 'late'] as const) workers[name] = await newWorker();
    for (const company of [buyer, rival]) jobs.set(company, await postJob(company, { zip: ELKO }));
    await settled();
    await purchase(rival, UNLOCK, workers.known);
    await apply(workers.applied, rival, jobs.get(rival) ?? '');
    for (const worker of [workers.taken, workers.applied, workers.known]) {
      expect(await purchase(buyer, PRIORITY, worker)).toMatchObject({ fulfilled: true });
    }
    await settled();
  });

  it("is in the buyer's matches, and in another company's only when unlocked before", async () => {
    expect(await matched(buyer)).toEqual(['applied', 'free', 'known', 'late', 'taken']);
    expect(await matched(rival)).toEqual(['free', 'known', 'late']);
  });

  it("isn't counted in another company's filtered matches, so that filters tell nothing about the worker", async () => {
    const all = ['applied', 'free', 'known', 'late', 'taken'];
    expect(await listed(buyer, { trade: 'Carpentry' })).toEqual({ names: all, total: 5, cursor: undefined });
    const shown = { names: ['free', 'known', 'late'], total: 3, cursor: undefined };
    expect(await listed(rival, { trade: 'Carpentry' })).toEqual(shown);
    expect(await listed(rival, { order: 'nearest', limit: '3' })).toEqual(shown);
  });

  it("can't be unlocked by other companies, unless the worker applied to them", async () => {
    expect(await ask(rival, workers.taken)).toMatchObject(TAKEN);
    expect(await isOpenTo(rival, workers.taken)).toBe(false);
    expect(await purchase(rival, UNLOCK, workers.applied)).toMatchObject({ fulfilled: true });
    expect(await isOpenTo(rival, workers.applied)).toBe(true);
    expect(await purchase(rival, UNLOCK, workers.free)).toMatchObject({ fulfilled: true });
  });

  it('can be unlocked by its buyer', async () => {
    expect(await purchase(buyer, UNLOCK, workers.taken)).toMatchObject({ fulfilled: true });
    expect(await isOpenTo(buyer, workers.taken)).toBe(true);
  });

  it('is not unlocked by a checkout that was opened before: the payment is refunded', async () => {
    const early = await buy(rival, UNLOCK, { candidate_profile_id: workers.late.profileId });
    const secret = await secretOf(rival, early);
    await purchase(buyer, PRIORITY, workers.late);
    await payWithSecret(early, secret);
    expect((await rival.api.post('/api/payment', { id: early })).body.fulfilled).toBe(false);
    expect(await isOpenTo(rival, workers.late)).toBe(false);
  });

  it('is matched and sold to everyone again when the window is over', async () => {
    await advanceClock(72 * HOURS + 60_000);
    const renewed = await signInAgain(rival);
    jobs.set(renewed, jobs.get(rival) ?? '');
    const { status } = await ask(renewed, workers.taken);
    expect(status).toBe(201);
  });
});
