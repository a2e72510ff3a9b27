import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const JACKSON = '83001';
/** Twelve miles from Jackson. */
const WILSON = '83014';
/** More than 50 miles from Jackson, so that its workers are no matches. */
const WARSAW = '46580';
const SECRET = 'Zebulon Quartermain';
const RATED = { category: 'Carpentry', rating: 2, amount: '5-10YR' };

type Row = { id: string; reason?: string };

let company: Person;
let job: string;
const workers: Record<string, Person> = {};

const applicants = (query: Record<string, string> = {}, by = company) =>
  by.api.get(`/api/jobs/${job}/applicants`, query);
const nameOf = ({ id }: Row) => Object.keys(workers).find((name) => workers[name]?.profileId === id);
const found = async (query: Record<string, string> = {}) => {
  const { results, cursor } = (await applicants(query)).body;
  return { names: results.map(nameOf), cursor };
};

/** The applicants in the order in which they apply. */
beforeAll(async () => {
  company = await newCompany({ zip: JACKSON });
  workers.Carpenter = await newSeeker({ zip: JACKSON, tradeCategories: ['Carpentry'] });
  workers.Both = await newSeeker({ zip: WILSON, tradeCategories: ['Carpentry', 'Masonry'] });
  workers.Far = await newSeeker({ zip: WARSAW, tradeCategories: ['Carpentry'] });
  workers.Roofer = await newSeeker({ zip: WILSON, tradeCategories: ['Roofing', SECRET] });
  const rated = (rating: number) => ({
    hasHandsOnExperience: true,
    handsOnExperiences: [{ category: 'Carpentry', rating, amount: '5-10YR' }],
  });
  await saveProfile(workers.Carpenter, { ...rated(2), validDriversLicense: true });
  await saveProfile(workers.Far, { ...rated(3), validDriversLicense: true, public: false });
  await saveProfile(workers.Roofer, { validDriversLicense: true });
  job = await postJob(company, { zip: JACKSON, tradeCategories: ['Carpentry', 'Masonry', SECRET] });
  for (const worker of Object.values(workers)) await apply(worker, company, job);
  const move = { from: 'new', to: 'contacted' };
  const path = (name: string) => `/api/jobs/${job}/applicants/${workers[name]?.profileId}/stage`;
  for (const name of ['Far', 'Both']) expect((await company.api.patch(path(name), move)).status).toBe(200);
  await settled();
});

describe("the filters and orders of a job's applicants", () => {
  it.each([
    [{ sort: 'oldest' }, ['Carpenter', 'Both', 'Far', 'Roofer']],
    [{ sort: 'fit' }, ['Both', 'Far', 'Carpenter', 'Roofer']],
    [{ sort: 'nearest' }, ['Carpenter', 'Both', 'Roofer', 'Far']],
    [{ sort: 'rating' }, ['Far', 'Carpenter', 'Both', 'Roofer']],
    [{ trade: 'Masonry' }, ['Both']],
    [{ trade: 'Carpentry' }, ['Far', 'Both', 'Carpenter']],
    [{ trade: 'Carpentry', sort: 'nearest' }, ['Carpenter', 'Both', 'Far']],
    // A stage lists the person who reached it last first.
    [{ trade: 'Carpentry', stage: 'contacted' }, ['Both', 'Far']],
    [{ trade: 'Carpentry', stage: 'new' }, ['Carpenter']],
    [{ stage: 'contacted', sort: 'nearest' }, ['Both', 'Far']],
    [{ stage: 'new', sort: 'nearest' }, ['Carpenter', 'Roofer']],
    [{ trade: 'Carpentry', search: 'warsaw' }, ['Far']],
    [{ search: 'carpentry', sort: 'rating' }, ['Far', 'Carpenter', 'Both']],
    [{ rating: '2' }, ['Far', 'Carpenter']],
    [{ rating: '3' }, ['Far']],
    [{ trade: 'Masonry', rating: '1' }, []],
    [{ validDriversLicense: 'true', sort: 'oldest' }, ['Carpenter', 'Far', 'Roofer']],
    [{ trade: 'Masonry', validDriversLicense: 'true' }, []],
    // A trade that isn't the job's finds no one, although an applicant has it.
    [{ trade: 'Roofing' }, []],
  ] as [Record<string, string>, string[]][])('%o finds %o', async (query, names) => {
    expect(await found(query)).toEqual({ names, cursor: undefined });
  });

  it('give as the reason the trade of the filter, with the rating in it', async () => {
    const reasonOf = async (trade: string) =>
      (await applicants({ trade })).body.results.find(({ id }: Row) => id === workers.Both?.profileId).reason;
    expect(await reasonOf('Masonry')).toMatch(/^Masonry, \d+ miles$/);
    expect(await reasonOf('Carpentry')).toMatch(/^Carpentry, \d+ miles$/);
  });

  it('continue by a cursor, and start again with the cursor of another order', async () => {
    const first = await found({ sort: 'nearest', limit: '3' });
    expect(first).toEqual({ names: ['Carpenter', 'Both', 'Roofer'], cursor: expect.any(String) });
    const { cursor } = first;
    expect(await found({ sort: 'nearest', limit: '3', cursor })).toEqual({ names: ['Far'], cursor: undefined });
    expect((await found({ sort: 'rating', limit: '1', cursor })).names).toEqual(['Far']);
    expect((await found({ limit: '1', cursor })).names).toEqual(['Roofer']);
  });

  it("[PRO-38] don't find a masked applicant by a text that could be a name, also after an unlock", async () => {
    const query = { trade: SECRET, limit: '1' };
    expect(await found(query)).toEqual({ names: [], cursor: undefined });
    await unlock(company, workers.Roofer as Person, job);
    expect(await found(query)).toEqual({ names: [], cursor: undefined });
  });

  it('leave out an applicant who blocks the company, on every page from the first moment on', async () => {
    const query: Record<string, string>[] = [
      ...[{ sort: 'nearest' }, { sort: 'fit' }, { sort: 'rating' }, { trade: 'Carpentry' }, { rating: '2' }],
      ...[
        { search: 'carpentry' },
        { stage: 'new' },
        { stage: 'new', sort: 'nearest' },
        { validDriversLicense: 'true' },
      ],
    ];
    const busy = await newCompany({ zip: JACKSON });
    const own = await postJob(busy, { zip: JACKSON, tradeCategories: ['Carpentry'] });
    const worker = async () => {
      const person = await newSeeker({ zip: JACKSON, tradeCategories: ['Carpentry'] });
      await saveProfile(person, { validDriversLicense: true, hasHandsOnExperience: true, handsOnExperiences: [RATED] });
      await apply(person, busy, own);
      return person;
    };
    const [first, blocker, last] = [await worker(), await worker(), await worker()];
    await settled();
    /** Reads all pages of one row each: the ids, the number of rows of each page, and the total of the last one. */
    const pagesOf = async (filter: Record<string, string>) => {
      const pages: Row[][] = [];
      let [cursor, total]: [string | undefined, number] = [undefined, 0];
      do {
        const { body } = await busy.api.get(`/api/jobs/${own}/applicants`, {
          ...{ ...filter, limit: '1' },
          ...(cursor && { cursor }),
        });
        pages.push(body.results);
        ({ cursor, total } = body);
      } while (cursor);
      return {
        ids: pages
          .flat()
          .map(({ id }) => id)
          .toSorted(),
        sizes: pages.map(({ length }) => length),
        total,
      };
    };
    const everyPage = () => Promise.all(query.map(pagesOf));
    const ids = (...people: Person[]) => people.map(({ profileId }) => profileId).toSorted();
    for (const page of await everyPage())
      expect(page).toEqual({ ids: ids(first, blocker, last), sizes: [1, 1, 1], total: 3 });

    expect((await blocker.api.post(`/api/blocks/${busy.profileId}`)).status).toBe(200);
    for (const page of await everyPage()) expect(page).toMatchObject({ ids: ids(first, last), sizes: [1, 1] });
    await settled();
    for (const page of await everyPage()) expect(page).toEqual({ ids: ids(first, last), sizes: [1, 1], total: 2 });
  });

  it('are refused when they are unknown, and for the job of another company', async () => {
    const wrong: Record<string, string>[] = [{ sort: 'dearest' }, { rating: '4' }, { validDriversLicense: 'false' }];
    for (const query of wrong) expect((await applicants(query)).status).toBe(400);
    const rival = await newCompany();
    for (const query of [{ sort: 'nearest' }, { rating: '1' }] as Record<string, string>[]) {
      expect((await applicants(query, rival)).body.code).toBe('job_not_found');
    }
  });
});
