import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, draftJob, postJob } from '../../support/posts/hiring.ts';

// 46590 is Winona Lake, Indiana; 46580 is 2.5 miles and 46802, Fort Wayne, some 37 miles from it; Miles City has no
// other people.
const NEAR = '46590';
const FAR = '46802';
const ELSEWHERE = '59301';

let company: Person;
let seeker: Person;
let ids: Record<'full' | 'part' | 'far' | 'trained', string>;

type Row = { id: string; miles: number; appliedAt?: string };
const idsOf = ({ body }: { body: { results: Row[] } }) => body.results.map(({ id }) => id);

beforeAll(async () => {
  [company, seeker] = [await newCompany(), await newSeeker()];
  ids = {
    full: await postJob(company, { name: 'Full' }),
    part: await postJob(company, { name: 'Part', type: 'Part-Time' }),
    far: await postJob(company, { name: 'Far', zip: FAR }),
    trained: await postJob(company, {
      name: 'Trained',
      zip: '46580',
      tradeCategories: ['Roofing'],
      willingToProvidePaidTraining: true,
    }),
  };
  await draftJob(company, { name: 'Draft' });
  await until(async () => (await seeker.api.post(`/api/jobs/location/${NEAR}`, {})).body.total === 4);
});

describe('jobs of a type', () => {
  const list = (type: string, query: Record<string, string | number> = {}) =>
    seeker.api.get(`/api/jobs/type/${encodeURIComponent(type)}`, query);
  const search = (type: string, body: object) => seeker.api.post(`/api/jobs/type/${encodeURIComponent(type)}`, body);

  it('[EMP-34] [EMP-35] are listed nearest first, around 46590 when no ZIP is given', async () => {
    const answer = await list('Full-Time');
    expect(answer).toMatchObject({ status: 200, body: { total: 3, pageCount: 1 } });
    expect(idsOf(answer)).toEqual([ids.full, ids.trained, ids.far]);
    expect(idsOf(await list('Part-Time'))).toEqual([ids.part]);
    expect((await list('Full-Time', { zip: ELSEWHERE })).body).toEqual({ results: [], total: 0, pageCount: 0 });
    const second = await list('Full-Time', { limit: 2, page: 2 });
    expect(second.body).toMatchObject({ total: 3, pageCount: 2 });
    expect(idsOf(second)).toEqual([ids.far]);
  });

  it('[EMP-34] are searched within a radius and by filters', async () => {
    expect(idsOf(await search('Full-Time', { zip: NEAR, radius: 10 }))).toEqual([ids.full, ids.trained]);
    expect(idsOf(await search('Full-Time', { zip: FAR, radius: 100 }))[0]).toBe(ids.far);
    const filtered = (filters: object) => search('Full-Time', { zip: NEAR, filters });
    expect(idsOf(await filtered({ tradeCategories: ['Roofing'] }))).toEqual([ids.trained]);
    expect(idsOf(await filtered({ willingToProvidePaidTraining: true }))).toEqual([ids.trained]);
    expect((await filtered({ experienceRequired: false })).body.total).toBe(0);
  });

  it('[EMP-34] show whether the reader has applied', async () => {
    await apply(seeker, company, ids.part);
    const [row] = (await list('Part-Time')).body.results;
    expect(row).toMatchObject({ id: ids.part, miles: 0, appliedAt: expect.any(String) });
    expect((await company.api.get('/api/jobs/type/Part-Time')).body.results[0]).not.toHaveProperty('appliedAt');
  });

  it.each<[string, object]>([
    ['Sometimes', { zip: NEAR }],
    ['Full-Time', {}],
    ['Full-Time', { zip: '4659' }],
    ['Full-Time', { zip: NEAR, radius: 101 }],
    ['Full-Time', { zip: NEAR, radius: 0 }],
    ['Full-Time', { zip: NEAR, limit: 101 }],
    ['Full-Time', { zip: NEAR, page: 0 }],
    ['Full-Time', { zip: NEAR, filters: { tradeCategories: 'Roofing' } }],
  ])('[EMP-34] answers 400 to %s with %j', async (type, body) => {
    expect((await search(type, body)).status).toBe(400);
  });
});

describe('jobs near a ZIP', () => {
  const near = (zip: string, body: object = {}) => seeker.api.post(`/api/jobs/location/${zip}`, body);

  it('[EMP-35] are those within 50 miles, of every type', async () => {
    const answer = await near(NEAR, { zip: NEAR });
    expect(answer).toMatchObject({ status: 200, body: { total: 4, pageCount: 1 } });
    expect(new Set(idsOf(answer))).toEqual(new Set(Object.values(ids)));
    expect((await near(ELSEWHERE)).body).toEqual({ results: [], total: 0, pageCount: 0 });
  });

  it("[EMP-35] returns 400 for a ZIP that is invalid, unknown, or differs from the body's", async () => {
    for (const zip of ['4659', 'Warsaw', '00000']) expect((await near(zip)).status).toBe(400);
    expect((await near(NEAR, { zip: FAR })).status).toBe(400);
  });
});

describe('benefits', () => {
  it('[EMP-37] are options with a name', async () => {
    const names = ['PTO', 'Bonus', '401K', 'Other'];
    expect(await seeker.api.get('/api/benefits/list')).toMatchObject({
      status: 200,
      body: { results: names.map((name) => ({ name })) },
    });
  });
});
