import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A town in Montana where no other test posts. */
const PLENTYWOOD = '59254';

let company: Person;
let seeker: Person;
const ids: Record<string, string> = {};

const pays = {
  Silent: undefined,
  Hourly: { from: 3000, to: 4000, unit: 'hour' },
  Upward: { from: 3000, unit: 'hour' },
  Daily: { to: 28_000, unit: 'day' },
  Weekly: { from: 130_000, to: 130_000, unit: 'week' },
  // An amount that is one cent short of $40 an hour.
  Salaried: { from: 7_000_000, to: 8_317_920, unit: 'year' },
  Whole: { from: 900_000, unit: 'project' },
};

const search = (payAtLeast?: unknown, more: Record<string, unknown> = {}) =>
  seeker.api.post('/api/job/search', { zip: PLENTYWOOD, ...(payAtLeast !== undefined && { payAtLeast }), ...more });
const found = async (payAtLeast?: unknown, more?: Record<string, unknown>): Promise<string[]> => {
  const { status, body } = await search(payAtLeast, more);
  expect(status).toBe(200);
  expect(body.total).toBe(body.result.length);
  return body.result.map(({ name }: { name: string }) => name).toSorted();
};

beforeAll(async () => {
  company = await newCompany();
  seeker = await newSeeker({ zip: PLENTYWOOD });
  for (const [name, pay] of Object.entries(pays)) {
    ids[name] = await postJob(company, { name, zip: PLENTYWOOD, ...(pay && { pay }) });
    await advanceClock(1000);
  }
  await settled();
});

describe('a search for jobs that pay at least an amount', () => {
  it('returns every job, with any kind of pay, when no amount is given', async () => {
    expect(await found()).toEqual(Object.keys(pays).toSorted());
    expect(await found({ unit: 'hour' })).toEqual(Object.keys(pays).toSorted());
  });

  it.each<[number, string, string[]]>([
    [1, 'year', ['Daily', 'Hourly', 'Salaried', 'Upward', 'Weekly']],
    [3000, 'hour', ['Daily', 'Hourly', 'Salaried', 'Upward', 'Weekly']],
    [3001, 'hour', ['Daily', 'Hourly', 'Salaried', 'Weekly']],
    [26_000, 'day', ['Daily', 'Hourly', 'Salaried', 'Weekly']],
    [140_000, 'week', ['Daily', 'Hourly', 'Salaried']],
    [8_320_000, 'year', ['Hourly']],
    [4001, 'hour', []],
  ])('finds what pays %d cents a %s at the most, and nothing that says no hours', async (amount, unit, names) => {
    expect(await found({ amount, unit })).toEqual(names);
  });

  it('combines with the other filters', async () => {
    expect(await found({ amount: 3000, unit: 'hour' }, { tradeCategories: ['Carpentry'], limit: 100 })).toHaveLength(5);
    expect(await found({ amount: 3000, unit: 'hour' }, { tradeCategories: ['Glazing'] })).toEqual([]);
  });

  it('finds a job by its changed pay, and not after the pay is removed', async () => {
    await company.api.patch(`/api/jobs/${ids.Silent}`, { pay: { from: 9000, unit: 'hour' } });
    await settled();
    expect(await found({ amount: 9000, unit: 'hour' })).toEqual(['Silent']);
    await company.api.patch(`/api/jobs/${ids.Silent}`, { pay: null });
    await settled();
    expect(await found({ amount: 9000, unit: 'hour' })).toEqual([]);
  });

  it('returns the amounts on the card', async () => {
    const { body } = await search();
    const told = Object.fromEntries(body.result.map(({ name, pay }: { name: string; pay?: unknown }) => [name, pay]));
    expect(told).toEqual(pays);
  });

  it.each<[string, unknown]>([
    ['a project', { amount: 3000, unit: 'project' }],
    ['no unit', { amount: 3000 }],
    ['a text', '30'],
    ['less than nothing', { amount: -1, unit: 'hour' }],
    ['more than anybody pays', { amount: 60_001, unit: 'hour' }],
  ])('answers 400 to %s', async (_, wrong) => {
    expect((await search(wrong)).status).toBe(400);
  });
});
