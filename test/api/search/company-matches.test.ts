import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { giveFiles } from '../../support/files/stored-files.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { apply, buy, postJob, unlock } from '../../support/posts/hiring.ts';

const [ELY, MCGILL, ELKO] = ['89301', '89318', '89801'];
const PATH = '/api/company/matches';

let company: Person;
const people: Record<string, Person> = {};

const need = async (person: Person, employeeSkillsNeeded: string[]) => {
  const path = `/api/company/profile/${person.profileId}`;
  const { updatedAt } = (await person.api.get(path)).body;
  expect((await person.api.patch(path, { updatedAt, provider: { employeeSkillsNeeded } })).status).toBe(200);
};
const matches = async (person = company, more: Record<string, unknown> = {}) => {
  const { status, body } = await person.api.post(PATH, more);
  expect(status).toBe(200);
  return body as { results: { id: string; name: string }[]; total: number };
};
const nameOf = ({ id }: { id: string }) => Object.keys(people).find((name) => people[name]?.profileId === id);
const found = async (person = company) => (await matches(person)).results.map(nameOf);

beforeAll(async () => {
  company = await newCompany({ zip: ELY });
  const seekers: [string, Record<string, unknown>][] = [
    ['Carpenter', { zip: ELY, tradeCategories: ['Carpentry'] }],
    ['Both', { zip: MCGILL, tradeCategories: ['Carpentry', 'Masonry'], priorSkilledTradeFormalTraining: true }],
    ['Roofer', { zip: ELY, tradeCategories: ['Roofing'] }],
    ['Far', { zip: ELKO, tradeCategories: ['Carpentry'] }],
  ];
  for (const [name, candidate] of seekers) people[name] = await newSeeker(candidate);
  await settled();
});

describe("a company's matches", () => {
  it('[APP-17] are empty until the company names the trades it needs, then list nearby seekers with one of them', async () => {
    expect(await matches()).toEqual({ results: [], total: 0, trades: [] });
    await need(company, ['Masonry', 'Carpentry']);
    // A seeker with both trades is listed before a seeker with one.
    expect(await found()).toEqual(['Both', 'Carpenter']);
    await need(company, ['Roofing']);
    expect(await found()).toEqual(['Roofer']);
    await need(company, ['Masonry', 'Carpentry']);
  });

  it('[APP-17] [APP-14] are paged with an exact total', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => matches(company, { limit: 1, page })));
    expect(pages.map(({ results }) => results.map(nameOf))).toEqual([['Both'], ['Carpenter'], []]);
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
    for (const bad of [{ page: 0 }, { page: -1 }, { limit: 0 }, { limit: 1e9 }, { limit: '20' }]) {
      expect((await company.api.post(PATH, bad)).status).toBe(400);
    }
  });

  it('[APP-17] [PRO-38] are masked, and have name and photo once the company unlocked the profile', async () => {
    const worker = people.Carpenter!;
    await giveFiles(worker.profileId, { purpose: 'profilePhoto', name: 'me.jpg' });
    const row = async (person = company) => (await matches(person)).results.find(({ id }) => id === worker.profileId);
    const id = worker.profileId;
    const place = { _id: id, id, name: `Jobseeker${id.slice(0, 4)}`, city: 'Ely', state: 'NV' };
    const facts = {
      miles: expect.any(Number),
      trades: expect.any(Array),
      documents: [],
      lastActivity: expect.any(String),
    };
    const masked = { ...place, ...facts };
    expect(await row()).toEqual({ ...masked, hasProfileViewAccess: false });
    const job = await postJob(company, { zip: ELY });
    await apply(worker, company, job);
    await unlock(company, worker, job);
    expect(await row()).toMatchObject({
      _id: id,
      name: 'Travis',
      lastName: 'Yoder',
      hasProfileViewAccess: true,
      profilePhoto: { name: 'me.jpg' },
      Photo: expect.stringContaining('http'),
    });
    const other = await newCompany({ zip: ELY });
    await need(other, ['Carpentry']);
    expect(await row(other)).toEqual({ ...masked, hasProfileViewAccess: false });
  });

  it("[APP-17] [SKW-12] are public seekers without another company's priority access", async () => {
    const rival = await newCompany({ zip: ELY });
    await need(rival, ['Masonry']);
    expect(await found(rival)).toEqual(['Both']);
    const order = { product_slug: 'skilled_worker_priority_access', candidate_profile_id: people.Both!.profileId };
    await buy(rival, order);
    await settled();
    expect(await found(rival)).toEqual(['Both']);
    expect(await found()).toEqual(['Carpenter']);
    await saveProfile(people.Both!, { public: false });
    expect(await found(rival)).toEqual([]);
  });

  it('[APP-17] are for companies only', async () => {
    expect((await people.Far!.api.post(PATH, {})).status).toBe(403);
    expect((await api().post(PATH, {})).status).toBe(401);
  });
});

describe('the filters and orders of company matches', () => {
  const JUNEAU = '99801';
  const DOUGLAS = '99824';
  let crew: Person;
  const workers: Record<string, Person> = {};

  beforeAll(async () => {
    crew = await newCompany({ zip: JUNEAU });
    await need(crew, ['Masonry', 'Carpentry']);
    workers.Carpenter = await newSeeker({ zip: JUNEAU, tradeCategories: ['Carpentry'] });
    workers.Both = await newSeeker({ zip: DOUGLAS, tradeCategories: ['Carpentry', 'Masonry'] });
    workers.Roofer = await newSeeker({ zip: JUNEAU, tradeCategories: ['Roofing'] });
    const handsOnExperiences = [{ category: 'Carpentry', rating: 2, amount: '5-10YR' }];
    await saveProfile(workers.Carpenter, { hasHandsOnExperience: true, handsOnExperiences, validDriversLicense: true });
    await settled();
  });

  it.each([
    [{ trade: 'Masonry' }, ['Both']],
    [{ trade: 'Carpentry', order: 'nearest' }, ['Carpenter', 'Both']],
    [{ order: 'fit' }, ['Both', 'Carpenter']],
    [{ order: 'rating' }, ['Carpenter', 'Both']],
    [{ validDriversLicense: true }, ['Carpenter']],
    [{ rating: 2 }, ['Carpenter']],
    [{ rating: 3 }, []],
    // A trade that the company doesn't need finds no one, although someone has it.
    [{ trade: 'Roofing' }, []],
  ])('[APP-17] %o finds %o', async (filter, names) => {
    const { results, total, trades } = (await crew.api.post(PATH, filter)).body;
    const found = results.map(({ id }: { id: string }) =>
      Object.keys(workers).find((name) => workers[name]?.profileId === id),
    );
    expect({ found, total, trades }).toEqual({ found: names, total: names.length, trades: ['Masonry', 'Carpentry'] });
  });

  it.each([{ order: 'dearest' }, { rating: 4 }, { rating: '2' }, { trade: '' }, { trade: 'x'.repeat(500) }])(
    'are refused when they are %o',
    async (filter) => {
      expect((await crew.api.post(PATH, filter)).status).toBe(400);
    },
  );
});
