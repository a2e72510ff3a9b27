import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newPartner } from '../../support/people/partners.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';

/** Towns in Oregon where no other test has companies: the two are 19 miles apart, Ontario is 110 away. */
const [BURNS, HINES, ONTARIO] = ['97720', '97738', '97914'];

const people: Record<string, Person> = {};
const nameOf = (id: string) => Object.keys(people).find((name) => people[name]?.profileId === id) ?? id;

beforeAll(async () => {
  const companies: [string, Record<string, unknown>, object?][] = [
    ['searcher', { zip: BURNS }],
    ['framer', { zip: BURNS, selfPerformWorkCategories: ['Framing'] }, { industry: ['Residential', 'Commercial'] }],
    [
      'roofer',
      { zip: HINES, selfPerformWorkCategories: ['Roofing'] },
      { industry: ['Commercial'], qualifiedDesignations: ['Women (WBE)'] },
    ],
    ['vendor', { zip: HINES, type: 'vendor', selfPerformWorkCategories: [] }, { tradesRelatedToProduct: ['Framing'] }],
    ['far', { zip: ONTARIO }],
  ];
  for (const [name, fields, provider] of companies) {
    people[name] = await newPartner(fields, provider);
  }
  await newCompany({ zip: BURNS, type: 'educational' });
  // No contact person is named.
  await newCompany({ zip: BURNS });
  people.closed = await newPartner({ zip: BURNS });
  await people.closed.api.delete(`/api/users/${people.closed.userId}`, { currentPassword: PASSWORD });
  await settled();
});

type Body = Record<string, unknown>;
const search = (mongoFilters: Body = {}, more: Body = {}, filters: Body = {}) =>
  people.searcher!.api.post('/api/company/profile/search', {
    filters: { zip: BURNS, radius: 50, ...filters },
    mongoFilters,
    ...more,
  });
const found = async (...asked: Parameters<typeof search>) => {
  const { status, body } = await search(...asked);
  expect(status).toBe(200);
  return body.results.map(({ id }: { id: string }) => nameOf(id)).toSorted();
};
const categories = (list: string[]) => ({
  $or: [{ tradesRelatedToProduct: { $in: list } }, { selfPerformWorkCategories: { $in: list } }],
});

describe('the search of companies', () => {
  it("[PRJ-29] [PRJ-30] finds other companies around a ZIP, without the caller's own, schools, incomplete and closed ones", async () => {
    const { body } = await search({ type: 'provider', _id: { $ne: people.searcher!.profileId } });
    expect(await found()).toEqual(['framer', 'roofer', 'vendor']);
    expect(body).toMatchObject({ total: 3, pageCount: 1 });
    const miles = body.results.map((each: { miles: number }) => each.miles);
    expect(miles).toEqual(miles.toSorted((a: number, b: number) => a - b));
    // Naming another company doesn't include the caller's company again.
    expect(await found({ _id: { $ne: people.framer!.profileId } })).toEqual(['framer', 'roofer', 'vendor']);
    expect(await found({}, {}, { zip: ONTARIO })).toEqual(['far']);
  });

  it('[PRJ-30] filters by vendors, categories, designations and industry', async () => {
    expect(await found({ vendor: { $exists: true } })).toEqual(['vendor']);
    expect(await found({ vendor: { $exists: false } })).toEqual(['framer', 'roofer']);
    expect(await found(categories(['Framing']))).toEqual(['framer', 'vendor']);
    expect(await found({ ...categories(['Framing']), vendor: { $exists: true } })).toEqual(['vendor']);
    expect(await found({ industry: { $in: ['Commercial'] } })).toEqual(['framer', 'roofer']);
    expect(await found({ qualifiedDesignations: { $in: ['Women (WBE)', 'Veteran (VBE)'] } })).toEqual(['roofer']);
    expect(await found({ ...categories(['Framing']), qualifiedDesignations: { $in: ['Women (WBE)'] } })).toEqual([]);
  });

  it.each<[string, Body]>([
    ['another operator', { industry: { $nin: ['Commercial'] } }],
    ['a code operator', { $where: 'sleep(1000)' }],
    ['another field', { email: { $in: ['a@example.com'] } }],
    ['seekers', { type: 'jobSeeker' }],
    ['a third branch', { $or: [...categories(['Framing']).$or, { email: { $in: [] } }] }],
    ['one branch', { $or: [{ tradesRelatedToProduct: { $in: ['Framing'] } }] }],
    ['an industry there is not', { industry: { $in: ['Space'] } }],
    ['more beside a list', { industry: { $in: ['Commercial'], $ne: 1 } }],
    ['a text for the vendor flag', { vendor: { $exists: 'yes' } }],
    ['a pattern', { industry: { $regex: '.*' } }],
  ])('[PRJ-30] answers 400 to %s', async (_, mongoFilters) => {
    expect((await search(mongoFilters)).status).toBe(400);
  });

  it('[PRJ-24] rejects an invalid ZIP, a radius out of bounds and an invalid page', async () => {
    const wrongZip = [{ path: 'filters.zip', message: 'Please enter a valid ZIP code.' }];
    expect((await search({}, {}, { zip: '9772' })).body.errors).toEqual(wrongZip);
    expect((await search({}, {}, { zip: '' })).body.errors).toEqual([
      { path: 'filters.zip', message: 'ZIP Code is required.' },
    ]);
    for (const radius of [0, 101, '50']) expect((await search({}, {}, { radius })).status).toBe(400);
    for (const more of [{ limit: 0 }, { limit: 101 }, { page: 0 }]) expect((await search({}, more)).status).toBe(400);
  });

  it('[PRJ-27] [PRO-39] shows the public fields of a company, and no contact details', async () => {
    const { body } = await search({ qualifiedDesignations: { $in: ['Women (WBE)'] } });
    expect(body.results).toEqual([
      {
        _id: people.roofer!.profileId,
        id: people.roofer!.profileId,
        name: expect.stringContaining('Company'),
        city: 'Hines',
        state: 'OR',
        description: '',
        industry: ['Commercial'],
        qualifiedDesignations: ['Women (WBE)'],
        trades: ['Roofing'],
        isVendor: false,
        createdAt: expect.any(String),
        connected: false,
        miles: expect.any(Number),
      },
    ]);
  });

  it('[PRJ-31] finds the same companies by plain filters, up to 100 miles', async () => {
    const find = (body: Body) => people.searcher!.api.post('/api/company/find-users-within-radius', body);
    const { body } = await find({ zip: BURNS, radius: 100, filters: { categories: ['Framing'], vendor: false } });
    expect(body.results.map(({ id }: { id: string }) => nameOf(id))).toEqual(['framer']);
    expect((await find({ zip: BURNS })).body.total).toBe(3);
    expect((await find({ zip: BURNS, filters: { email: 'a@example.com' } })).status).toBe(400);
    expect((await find({ zip: BURNS, radius: 101 })).status).toBe(400);
    const seeker = await newSeeker();
    expect((await seeker.api.post('/api/company/find-users-within-radius', { zip: BURNS })).status).toBe(403);
    expect((await seeker.api.post('/api/company/profile/search', { filters: { zip: BURNS } })).status).toBe(403);
  });
});
