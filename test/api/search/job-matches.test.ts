import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** Two towns in Wyoming where no other test has people, twelve miles apart. */
const JACKSON = '83001';
const WILSON = '83014';

type Row = { id: string; reason: string };

let company: Person;
let job: string;
const workers: Record<string, Person> = {};

const matches = async (query: Record<string, string> = {}, by = company) =>
  by.api.get(`/api/jobs/${job}/matches`, query);
const nameOf = ({ id }: Row) => Object.keys(workers).find((name) => workers[name]?.profileId === id);
const found = async (query: Record<string, string> = {}) => {
  const { results, total, cursor } = (await matches(query)).body;
  return { names: results.map(nameOf), total, cursor };
};

beforeAll(async () => {
  company = await newCompany({ zip: JACKSON });
  workers.Carpenter = await newSeeker({ zip: JACKSON, tradeCategories: ['Carpentry'] });
  workers.Both = await newSeeker({ zip: WILSON, tradeCategories: ['Carpentry', 'Masonry'] });
  // Near and licensed, but no match of the job.
  workers.Roofer = await newSeeker({ zip: JACKSON, tradeCategories: ['Roofing'] });
  const handsOnExperiences = [{ category: 'Carpentry', rating: 2, amount: '5-10YR' }];
  await saveProfile(workers.Carpenter, { hasHandsOnExperience: true, handsOnExperiences, validDriversLicense: true });
  await saveProfile(workers.Roofer, { validDriversLicense: true });
  job = await postJob(company, { zip: JACKSON, tradeCategories: ['Carpentry', 'Masonry'] });
  await settled();
});

describe("the filters and orders of a job's matches", () => {
  it.each([
    [{}, ['Both', 'Carpenter']],
    [{ order: 'fit' }, ['Both', 'Carpenter']],
    [{ order: 'nearest' }, ['Carpenter', 'Both']],
    [{ order: 'rating' }, ['Carpenter', 'Both']],
    [{ trade: 'Masonry' }, ['Both']],
    [{ trade: 'Carpentry' }, ['Both', 'Carpenter']],
    [{ validDriversLicense: 'true' }, ['Carpenter']],
    [{ rating: '2' }, ['Carpenter']],
    [{ rating: '3' }, []],
    [{ trade: 'Masonry', validDriversLicense: 'true' }, []],
    // A trade that isn't the job's finds no one, although someone has it.
    [{ trade: 'Roofing' }, []],
  ])('%o finds %o', async (query, names) => {
    expect(await found(query)).toEqual({ names, total: names.length, cursor: undefined });
  });

  it('give as the reason the trade of the filter, with the rating in it', async () => {
    const reasonsOf = async (trade: string) =>
      (await matches({ trade, order: 'nearest' })).body.results.map(({ reason }: Row) => reason);
    const [carpenter, both] = await reasonsOf('Carpentry');
    expect(carpenter).toBe('Carpentry, Journeyman, 1 mile');
    expect(both).toMatch(/^Carpentry, \d+ miles$/);
    expect(await reasonsOf('Masonry')).toEqual([both.replace('Carpentry', 'Masonry')]);
  });

  it('continue by a cursor, and start again with the cursor of another order', async () => {
    const first = await found({ order: 'nearest', limit: '1' });
    expect(first).toMatchObject({ names: ['Carpenter'], total: 2, cursor: expect.any(String) });
    expect(await found({ order: 'nearest', limit: '1', cursor: first.cursor })).toEqual({
      ...{ names: ['Both'], total: 2, cursor: undefined },
    });
    const stored = await found({ limit: '1' });
    expect((await found({ order: 'nearest', limit: '1', cursor: stored.cursor })).names).toEqual(['Carpenter']);
    expect((await found({ limit: '1', cursor: first.cursor })).names).toEqual(['Both']);
  });

  it('are refused when they are unknown, and for the job of another company', async () => {
    const wrong: Record<string, string>[] = [
      { order: 'dearest' },
      { rating: '4' },
      { validDriversLicense: 'false' },
      { trade: 'x'.repeat(500) },
    ];
    for (const query of wrong) expect((await matches(query)).status).toBe(400);
    expect((await matches({ order: 'nearest' }, await newCompany())).body.code).toBe('job_not_found');
  });

  it('[APP-09] leave out declined workers, and skip no one when they continue after one of them', async () => {
    const first = await found({ order: 'nearest', limit: '1' });
    expect(first.names).toEqual(['Carpenter']);
    const path = `/api/company/profile/access/reject/${workers.Carpenter!.profileId}`;
    expect((await company.api.patch(path, { type: 'job-application', job })).status).toBe(200);
    expect(await found({ order: 'nearest' })).toEqual({ names: ['Both'], total: 1, cursor: undefined });
    expect((await found({ order: 'nearest', limit: '1', cursor: first.cursor })).names).toEqual(['Both']);
  });
});
