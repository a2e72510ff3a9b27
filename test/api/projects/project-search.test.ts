import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newProject } from '../../support/posts/postings.ts';

/** Towns in Nevada without other tests' projects: the two are 12 miles apart, Elko is 140 away. */
const [ELY, MCGILL, ELKO] = ['89301', '89318', '89801'];

let owner: Person;
let searcher: Person;
let vendor: Person;
const ids: Record<string, string> = {};
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;

beforeAll(async () => {
  [owner, searcher, vendor] = await Promise.all([
    newCompany({ zip: ELY }),
    newCompany({ zip: ELY }),
    newCompany({ zip: ELY, type: 'vendor' }),
  ]);
  const posts: [string, Record<string, unknown>][] = [
    ['here', { zip: ELY, contractorTradeCategories: ['Framing'] }],
    ['there', { zip: MCGILL, contractorTradeCategories: ['Roofing', 'Framing'], inviteVendorsToView: false }],
    ['far', { zip: ELKO }],
    ['closed', { zip: ELY }],
    ['deleted', { zip: ELY }],
  ];
  for (const [name, fields] of posts) ids[name] = await newProject(owner, fields);
  ids.own = await newProject(searcher, { zip: ELY });
  await owner.api.patch(`/api/projects/${ids.closed}`, { closed: true });
  await owner.api.delete(`/api/projects/${ids.deleted}`);
  await settled();
});

const namesOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => nameOf(id));
const search = async (form: object, person = searcher) =>
  (await person.api.post('/api/project/search', { zip: ELY, ...form })).body;

describe('the search of projects', () => {
  it('[PRJ-34] [PRJ-29] finds the open projects of others within 50 miles, nearest first', async () => {
    const found = await search({});
    expect(namesOf(found)).toEqual(['here', 'there']);
    expect(found).toMatchObject({ total: 2, pageCount: 1 });
    expect(found.results[1]).toMatchObject({
      name: 'Lake house',
      company: { id: owner.profileId },
      city: 'Mc Gill',
      description: expect.stringContaining('wood frame'),
      miles: expect.any(Number),
      contractorTradeCategories: ['Roofing', 'Framing'],
    });
    expect(namesOf(await search({}, owner))).toEqual(['own']);
  });

  it('[PRJ-34] filters by trade categories and pages exactly', async () => {
    expect(namesOf(await search({ tradeCategories: ['Roofing'] }))).toEqual(['there']);
    expect(namesOf(await search({ tradeCategories: ['Roofing', 'Framing'] }))).toEqual(['here', 'there']);
    expect(namesOf(await search({ tradeCategories: ['Windows'] }))).toEqual(['here']);
    expect(namesOf(await search({ tradeCategories: ['Tile'] }))).toEqual([]);
    const second = await search({ limit: 1, page: 2 });
    expect(second).toMatchObject({ total: 2, pageCount: 2 });
    expect(namesOf(second)).toEqual(['there']);
  });

  it('[PRJ-09] shows vendors the projects that invite them', async () => {
    expect(namesOf(await search({}, vendor)).toSorted()).toEqual(['here', 'own']);
  });

  it("[PRJ-23] shows the searching company's state in each", async () => {
    const path = `/api/company/profile/access/request/${owner.profileId}`;
    await searcher.api.patch(path, { type: 'project', project: ids.here });
    const { results } = await search({});
    expect(results.map(({ connection }: { connection?: string }) => connection)).toEqual(['requested', undefined]);
  });

  it("[PRJ-33] finds the same by a ZIP in the path, and by a category around the caller's company", async () => {
    const around = await searcher.api.post(`/api/projects/location/${MCGILL}`, {});
    expect(namesOf(around.body)).toEqual(['there', 'here']);
    const category = await searcher.api.get('/api/projects/category/Roofing');
    expect(namesOf(category.body)).toEqual(['there']);
    expect(namesOf((await searcher.api.get('/api/projects/category/Framing', { zip: ELKO })).body)).toEqual([]);
    expect((await searcher.api.post('/api/projects/location/00000', {})).status).toBe(400);
  });

  it.each([
    ['', 'ZIP Code is required.'],
    ['8930', 'Please enter a valid ZIP code.'],
    ['89301-', 'Please enter a valid ZIP code.'],
    ['00000', 'Please enter a valid ZIP code.'],
  ])('[PRJ-24] refuses the ZIP %j on its field', async (zip, message) => {
    const { status, body } = await searcher.api.post('/api/project/search', { zip });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path: 'zip', message }] });
    expect(namesOf(await search({ zip: '89301-1234' }))).toEqual(['here', 'there']);
  });

  it('is for companies only, and limited', async () => {
    expect((await (await newSeeker()).api.post('/api/project/search', { zip: ELY })).status).toBe(403);
    const refused = [{ limit: 101 }, { page: 0 }, { page: 1.5 }, { tradeCategories: 'Roofing' }, { limit: '9' }];
    for (const wrong of refused) {
      expect((await searcher.api.post('/api/project/search', { zip: ELY, ...wrong })).status).toBe(400);
    }
  });
});
