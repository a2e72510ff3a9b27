import { distanceMiles, type Point } from '@plumbline/shared/domain/places/distance';
import type { GeoDocument } from '../../../functions/table/search/geo-index.ts';
import { type JobNearby, jobsNearby } from '../../../functions/table/search/search-entries.ts';
import { measure } from '../measure.ts';
import { createRandom, type Documents, documentsOf, NO_TRADE, TRADES_AT_MOST, trades } from './documents.ts';
import { chosen } from './layouts.ts';
import { around, costOfSearch } from './meter.ts';

type JobDocument = GeoDocument<JobNearby['facts']>;

const DOCUMENTS = 3000;
const SEARCHES = 2000;
const AT_ONCE = 16;

const idOf = (at: number): string => at.toString(16).padStart(24, '0');
const facts: JobNearby['facts'] = {
  postedAt: '2026-01-01T00:00:00.000Z',
  offer: 1,
  company: '0123456789ab',
  pay: 3200,
  shift: 0,
  terms: 0,
  start: 0,
  licenses: 0,
};
const jobAt = ({ zips, place, trades: own }: Documents, at: number): JobDocument => {
  const { latitude, longitude } = zips[place[at]!]!;
  const numbers = own.subarray(at * TRADES_AT_MOST, (at + 1) * TRADES_AT_MOST);
  const names = [...numbers].filter((number) => number !== NO_TRADE).map((number) => trades[number]!.name);
  return { id: idOf(at), latitude, longitude, trades: new Map(names.map((name) => [name, 0])), facts };
};

const inTurns = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const bruteForce = (jobs: readonly JobDocument[], centre: Point, radius: number, wanted: readonly string[]): string[] =>
  jobs
    .filter((job) => distanceMiles(centre, job) <= radius)
    .filter((job) => wanted.length === 0 || wanted.some((trade) => job.trades.has(trade)))
    .map(({ id }) => id)
    .sort();

/** Compares the product's index in DynamoDB Local with brute force, and its capacity with the computed figures. */
export const checkIndex = async () => {
  const documents = documentsOf(DOCUMENTS);
  const jobs = Array.from({ length: DOCUMENTS }, (_, at) => jobAt(documents, at));
  await inTurns(jobs, (job) => jobsNearby.put(job));

  const random = createRandom(5);
  const searches = Array.from({ length: SEARCHES }, () => {
    const centre = documents.zips[Math.floor(random() * documents.zips.length)]!;
    const wanted = Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * 12));
    return { centre, radius: 5 + random() * 95, wanted: [...new Set(wanted)] };
  });
  let wrong = 0;
  await inTurns(searches, async ({ centre, radius, wanted }) => {
    const names = wanted.map((number) => trades[number]!.name);
    const found = await jobsNearby.near({ centre, radius, trades: names });
    const expected = bruteForce(jobs, centre, radius, names);
    if (JSON.stringify(found.map(({ id }) => id).sort()) !== JSON.stringify(expected)) wrong += 1;
  });

  const centre = documents.zips.find(({ zip }) => zip === '10001')!;
  const capacity = await Promise.all(
    [[], [0], [0, 1, 2, 3, 4]].map(async (numbers) => {
      const names = numbers.map((number) => trades[number]!.name);
      const { cost } = await measure(() => jobsNearby.near({ centre, radius: 50, trades: names }));
      return {
        trades: numbers.length,
        'DynamoDB Local': cost.units,
        computed: costOfSearch(chosen, { centre, trades: numbers }, around(documents, { centre })).units,
      };
    }),
  );
  return { searches: SEARCHES, wrong, capacity };
};
