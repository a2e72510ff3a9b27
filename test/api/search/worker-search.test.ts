import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { apply, buy, postJob, unlock } from '../../support/posts/hiring.ts';

/** Towns in Nevada where no other test has people: the two are 12 miles apart, Elko is 140 away. */
const [ELY, MCGILL, ELKO] = ['89301', '89318', '89801'];
const PATHS = ['/api/profile/search', '/api/find-users-within-radius'];
const HOUR_MS = 3_600_000;

type Form = Record<string, unknown>;

let company: Person;
const people: Record<string, Person> = {};

const search = (filters: Form = {}, more: Form = {}, person = company) =>
  person.api.post(PATHS[0]!, { zip: ELY, filters, ...more });
const nameOf = (id: string) => Object.keys(people).find((name) => people[name]?.profileId === id) ?? id;
const found = async (filters: Form = {}, more: Form = {}, person = company) => {
  const { status, body } = await search(filters, more, person);
  expect(status).toBe(200);
  expect(body.total).toBe(body.results.length);
  return body.results.map(({ id }: { id: string }) => nameOf(id));
};
const priority = (person: Person, worker: Person) =>
  buy(person, { product_slug: 'skilled_worker_priority_access', candidate_profile_id: worker.profileId });

beforeAll(async () => {
  company = await newCompany({ zip: ELY });
  const experience = (category: string, rating: number) => ({
    hasHandsOnExperience: true,
    handsOnExperiences: [{ category, rating, amount: '5-10YR' }],
  });
  const seekers: [name: string, candidate: Form, part?: Form][] = [
    ['Learner', { zip: ELY, tradeCategories: ['Carpentry'], desiredPosition: ['Training Apprenticeship'] }],
    ['Mason', { zip: MCGILL, tradeCategories: ['Masonry'], desiredPosition: [] }, { validDriversLicense: true }],
    ['Far', { zip: ELKO, tradeCategories: ['Carpentry'] }],
    [
      'Framer',
      { zip: ELY, tradeCategories: ['Carpentry'] },
      { ...experience('Framing', 2), validDriversLicense: true },
    ],
    ['Roofer', { zip: MCGILL, tradeCategories: ['Masonry'] }, experience('Roofing', 3)],
    ['Trained', { zip: MCGILL, tradeCategories: ['Carpentry'], priorSkilledTradeFormalTraining: true }],
  ];
  for (const [name, candidate, part] of seekers) {
    people[name] = await newSeeker(candidate);
    if (part) await saveProfile(people[name], { jobSeeker: part });
  }
  await settled();
});

describe('the search of workers', () => {
  it('[SKW-13] [SKW-08] finds public seekers who are not skilled within the radius, nearest first', async () => {
    expect(await found()).toEqual(['Learner', 'Mason']);
    expect(await found({}, { radius: 5 })).toEqual(['Learner']);
    expect(await found({}, { zip: ELKO, radius: 5 })).toEqual(['Far']);
  });

  it('[SKW-13] [SKW-08] lists the skilled ones separately, by either path', async () => {
    const skilled = ['Framer', 'Roofer', 'Trained'];
    for (const path of PATHS) {
      const { body } = await company.api.post(path, { zip: ELY, filters: { skilledWorkers: true } });
      expect(body.results.map(({ id }: { id: string }) => nameOf(id)).toSorted(), path).toEqual(skilled);
      expect(body.total).toBe(3);
    }
  });

  it.each<[string, Form, string[]]>([
    ['any of the categories', { tradeCategories: ['Carpentry', 'Glazing'] }, ['Learner']],
    ['the categories of skilled workers', { skilledWorkers: true, tradeCategories: ['Roofing'] }, ['Roofer']],
    ['the position, which whoever chose none takes too', { positionTypes: ['Full-Time'] }, ['Mason']],
    ['a rating in any trade', { skilledWorkers: true, rating: 2 }, ['Framer', 'Roofer']],
    ['a higher rating', { skilledWorkers: true, rating: 3 }, ['Roofer']],
    ['a rating in the category alone', { skilledWorkers: true, rating: 0, tradeCategories: ['Masonry'] }, []],
    ['a license', { skilledWorkers: true, validDriversLicense: true }, ['Framer']],
    ['no license', { skilledWorkers: true, validDriversLicense: false }, ['Framer', 'Roofer', 'Trained']],
    ['a trade nobody has', { tradeCategories: ['Glazing'] }, []],
  ])('[SKW-13] [SKW-14] filters by %s', async (_, filters, names) => {
    expect((await found(filters)).toSorted()).toEqual(names);
  });

  it('[SKW-13] [SKW-10] returns masked cards, and complete ones of unlocked workers', async () => {
    const { body } = await search({ skilledWorkers: true, tradeCategories: ['Carpentry'], rating: 0 });
    expect(body.results).toEqual([]);
    const read = async () =>
      (await search({ skilledWorkers: true })).body.results.find(({ id }: Form) => nameOf(String(id)) === 'Framer');
    const id = people.Framer!.profileId;
    expect(await read()).toEqual({
      _id: id,
      id,
      name: `Jobseeker${id.slice(0, 4)}`,
      city: 'Ely',
      state: 'NV',
      hasProfileViewAccess: false,
      miles: expect.any(Number),
      trades: [{ category: 'Framing', rating: 2, amount: '5-10YR' }, { category: 'Carpentry' }],
      validDriversLicense: true,
      documents: [],
      lastActivity: expect.stringMatching(/T10:00:00.000Z$/),
    });
    const job = await postJob(company, { zip: ELY });
    await apply(people.Framer!, company, job);
    await unlock(company, people.Framer!, job);
    expect(await read()).toMatchObject({ name: 'Travis', lastName: 'Yoder', hasProfileViewAccess: true });
    const other = await search({ skilledWorkers: true }, {}, await newCompany());
    expect(JSON.stringify(other.body)).not.toContain('Yoder');
  });

  it('[SKW-13] counts pages from 1 with exact totals', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ skilledWorkers: true }, { limit: 2, page })));
    expect(pages.map(({ body }) => body.results.length)).toEqual([2, 1, 0]);
    expect(pages.map(({ body }) => body.total)).toEqual([3, 3, 3]);
    expect(new Set(pages.flatMap(({ body }) => body.results.map(({ id }: Form) => id))).size).toBe(3);
  });

  it.each<[string, Form, string | undefined]>([
    ['no ZIP', { zip: undefined }, 'Please enter a valid zipcode.'],
    ['an unknown ZIP', { zip: '00000' }, 'Please enter a valid zipcode.'],
    ['a ZIP that is a number', { zip: 89301 }, 'Please enter a valid zipcode.'],
    ['a radius of 1000 miles', { radius: 1000 }, 'Please choose 1 to 100 miles'],
    ['a radius of no mile', { radius: 0 }, 'Please choose 1 to 100 miles'],
    ['a page below the first', { page: -1 }, undefined],
    ['a limit of 1e9', { limit: 1e9 }, undefined],
    [
      '10,000 categories',
      { filters: { tradeCategories: Array.from({ length: 10_000 }, (_, at) => `T${at}`) } },
      undefined,
    ],
    ['a rating there is not', { filters: { rating: 4 } }, undefined],
    ['an unknown position', { filters: { positionTypes: ['Sometimes'] } }, undefined],
    ['a text for a yes', { filters: { validDriversLicense: 'yes' } }, undefined],
    ['filters that are a list', { filters: [] }, undefined],
  ])('[SKW-13] answers 400 to %s', async (_, more, message) => {
    const { status, body } = await company.api.post(PATHS[0]!, { zip: ELY, ...more });
    expect(status).toBe(400);
    if (message) expect(body.errors).toEqual([expect.objectContaining({ message })]);
  });

  it('[SKW-13] is for companies only', async () => {
    for (const path of PATHS) {
      expect((await people.Learner!.api.post(path, { zip: ELY })).status).toBe(403);
      expect((await api().post(path, { zip: ELY })).status).toBe(401);
    }
  });
});

describe('the list of found workers', () => {
  it('[SKW-12] hides a seeker who hides a moment later, and lists them again afterwards', async () => {
    await saveProfile(people.Learner!, { public: false });
    // The list changes immediately, though the index may count the seeker a moment longer.
    expect((await search()).body.results.map(({ id }: Form) => nameOf(String(id)))).toEqual(['Mason']);
    await settled();
    expect(await found()).toEqual(['Mason']);
    await saveProfile(people.Learner!, { public: true });
    await settled();
    expect(await found()).toEqual(['Learner', 'Mason']);
  });

  it('[SKW-08] lists a worker only for the buyer of priority access for 72 hours, then in both lists', async () => {
    let [buyer, rival] = [await newCompany({ zip: ELY }), await newCompany({ zip: ELY })];
    const roofers = { skilledWorkers: true, tradeCategories: ['Roofing'] };
    await priority(buyer, people.Roofer!);
    await settled();
    expect(await found(roofers, {}, rival)).toEqual([]);
    expect(await found({ tradeCategories: ['Roofing'] }, {}, rival)).toEqual([]);
    expect(await found({ tradeCategories: ['Roofing'] }, {}, buyer)).toEqual([]);
    const own = (await search(roofers, {}, buyer)).body.results[0];
    const hours = (Date.parse(own.priorityAccessUntil) - Date.now()) / HOUR_MS;
    expect(hours).toBeGreaterThan(71);

    await advanceClock(72 * HOUR_MS);
    [company, buyer, rival] = [await signInAgain(company), await signInAgain(buyer), await signInAgain(rival)];
    expect(await found(roofers, {}, rival)).toEqual(['Roofer']);
    expect(await found({ tradeCategories: ['Roofing'] }, {}, rival)).toEqual(['Roofer']);
    const after = (await search(roofers, {}, buyer)).body.results;
    expect(after.map(({ id }: Form) => nameOf(String(id)))).toEqual(['Roofer']);
    expect(after[0]).not.toHaveProperty('priorityAccessUntil');

    // The next buyer's window hides the worker from everyone except earlier buyers.
    await priority(rival, people.Roofer!);
    await settled();
    expect(await found(roofers, {}, buyer)).toEqual(['Roofer']);
    expect(await found(roofers)).toEqual([]);
  });

  it('[SKW-13] reveals by no filter what the profile hides: a name among the skills, a ZIP of the city, the hour', async () => {
    // Three ZIPs of one city; the profile shows the city alone.
    const zips = ['89501', '89502', '89509'];
    const skills = { tradeCategories: ['Carpentry', 'Zebulon Quartermain'] };
    for (const zip of zips) await newSeeker({ zip, ...skills });
    await settled();
    expect(await found({ tradeCategories: ['Zebulon Quartermain'] }, { zip: zips[0] })).toEqual([]);
    for (const zip of zips) {
      const { body } = await search({}, { zip, radius: 50 });
      expect(new Set(body.results.map(({ miles }: Form) => miles)).size, zip).toBe(1);
      expect(body.results).toHaveLength(3);
      expect(JSON.stringify(body)).not.toMatch(/Zebulon|Yoder|latitude|"zip"|574-?555/);
      for (const { lastActivity } of body.results) expect(lastActivity).toMatch(/T10:00:00.000Z$/);
    }
  });
});

describe('the search by a company', () => {
  it('[SKW-05] tells companies whether they, another company or none has priority access, and until when', async () => {
    const [buyer, rival] = [await newCompany({ zip: ELY }), await newCompany({ zip: ELY })];
    const worker = await newSeeker({ zip: ELY, priorSkilledTradeFormalTraining: true });
    const path = `/api/profile/${worker.profileId}/priority-access`;
    const read = async (person: Person) => (await person.api.get(path)).body;
    expect(await read(buyer)).toEqual({ state: 'available' });
    await priority(buyer, worker);
    const until = expect.stringMatching(/^\d{4}-/);
    expect(await read(buyer)).toEqual({ state: 'own', until });
    expect(await read(rival)).toEqual({ state: 'taken', until });
    await rival.api.post(`${path}/reminder`, { wanted: true });
    expect(await read(rival)).toEqual({ state: 'taken', until, reminded: true });
    await rival.api.post(`${path}/reminder`, { wanted: false });
    await apply(worker, rival, await postJob(rival));
    expect(await read(rival)).toEqual({ state: 'taken', until, mayContact: true });
    expect((await worker.api.get(path)).status).toBe(403);
    const unskilled = await newSeeker();
    expect((await buyer.api.get(`/api/profile/${unskilled.profileId}/priority-access`)).status).toBe(400);
    await saveProfile(worker, { public: false });
    for (const id of [worker.profileId, rival.profileId, '0'.repeat(24)]) {
      expect((await buyer.api.get(`/api/profile/${id}/priority-access`)).status, id).toBe(404);
    }
  });
});
