import '../../support/cloud/handler-environment.ts';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { distanceMiles } from '@plumbline/shared/geography/distance';
import { allZips, locateZip } from '@plumbline/shared/geography/zip-location';
import { JOB_SEARCH_RADII } from '@plumbline/shared/options/limits';
import { timedPayUnits } from '@plumbline/shared/options/pay-units';
import { positionTypes } from '@plumbline/shared/options/position-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { type JobItem, putJob } from '../../../functions/table/jobs/job.ts';
import { jobDocument, jobsNearby } from '../../../functions/table/search/search-entries.ts';
import { jobItems } from '../../../infra/local/demo/items/demo-items.ts';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';
import { invoke } from '../../bench/invoke.ts';
import { settled } from '../../support/cloud/stream.ts';
import { createRandom } from '../../support/explorer/random.ts';
import { newCompany, type Person } from '../../support/people/people.ts';

const SEARCHES = 500;
/** Cents of one hour's pay in a unit, by the working hours the product counts with. */
const HOURS = { hour: 1, day: 8, week: 40, year: 2080 } as const;

type Search = {
  zip: string;
  radius: (typeof JOB_SEARCH_RADII)[number];
  tradeCategories: string[];
  positionTypes: (typeof positionTypes)[number][];
  experienceRequired?: boolean;
  willingToProvidePaidTraining?: boolean;
  paidTrainingFirst?: boolean;
  payAtLeast?: { amount: number; unit: (typeof timedPayUnits)[number] };
  sort: 'nearest' | 'newest';
  page: number;
  limit: number;
};

let company: Person;
let jobs: JobItem[];

/** The demo's open jobs with their entries in the search index. */
beforeAll(async () => {
  jobs = jobItems(buildDemoWorld(new Date())).filter(({ deletedAt }) => !deletedAt);
  const items = jobs.flatMap((job) => [putJob(job).params().Put.Item ?? {}, ...jobsNearby.items(jobDocument(job))]);
  for (let at = 0; at < items.length; at += 25) {
    const writes = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [process.env.TABLE_NAME ?? '']: writes } }));
  }
  company = await newCompany({ zip: '99801' });
  await settled();
});

const paysAtLeast = ({ pay }: JobItem, { amount, unit }: NonNullable<Search['payAtLeast']>): boolean => {
  const most = pay?.to ?? pay?.from;
  if (!pay || most === undefined || pay.unit === 'project') return false;
  return Math.round(most / HOURS[pay.unit]) >= Math.round(amount / HOURS[unit]);
};

const answers = (job: JobItem, search: Search): boolean =>
  (!search.tradeCategories.length || search.tradeCategories.some((trade) => job.tradeCategories.includes(trade))) &&
  (!search.positionTypes.length || search.positionTypes.includes(job.type)) &&
  (search.experienceRequired === undefined || job.experienceRequired === search.experienceRequired) &&
  (search.willingToProvidePaidTraining === undefined ||
    job.willingToProvidePaidTraining === search.willingToProvidePaidTraining) &&
  (!search.payAtLeast || paysAtLeast(job, search.payAtLeast));

/** Every job looked at, one after the other, and put into the order that was asked for. */
const bruteForce = (search: Search) => {
  const centre = locateZip(search.zip)!;
  const found = jobs
    .map((job) => ({ job, miles: distanceMiles(centre, job) }))
    .filter(({ job, miles }) => miles <= search.radius && answers(job, search));
  const perMile: number[] = [];
  for (const { miles } of found) perMile[Math.round(miles)] = (perMile[Math.round(miles)] ?? 0) + 1;
  const byDate = (a: JobItem, b: JobItem) => b.createdAt.localeCompare(a.createdAt);
  const ordered = found.toSorted((a, b) => {
    const training = Number(b.job.willingToProvidePaidTraining) - Number(a.job.willingToProvidePaidTraining);
    const [near, late] = [a.miles - b.miles, byDate(a.job, b.job)];
    const steps = search.sort === 'nearest' ? [near, late] : [late, near];
    return (
      [search.paidTrainingFirst ? training : 0, ...steps].find((step) => step !== 0) ?? (a.job.id < b.job.id ? -1 : 1)
    );
  });
  const from = search.page * search.limit;
  return {
    ids: ordered.slice(from, from + search.limit).map(({ job }) => job.id),
    total: found.length,
    pageCount: Math.ceil(found.length / search.limit),
    perMile: Array.from(perMile, (count = 0) => count),
  };
};

describe('500 searches of the demo jobs', () => {
  it('[SEE-09] [SEE-10] find what brute force finds, in the same order, with the same totals', async () => {
    const random = createRandom(11);
    const trades = [...new Set(jobs.flatMap(({ tradeCategories }) => tradeCategories))];
    const zips = allZips();
    const maybe = <T>(chance: number, value: () => T): T | undefined => (random.chance(chance) ? value() : undefined);
    let [met, onPages] = [0, 0];
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const [experience, training] = [maybe(0.25, () => random.chance(0.5)), maybe(0.25, () => random.chance(0.5))];
      const pay = maybe(0.25, () => random.pick(timedPayUnits));
      const search: Search = {
        zip: random.chance(0.9) ? random.pick(jobs).zip : random.pick(zips).zip,
        radius: random.pick(JOB_SEARCH_RADII),
        tradeCategories: random.chance(0.4) ? [] : trades.filter(() => random.chance(0.1)).slice(0, 10),
        positionTypes: random.chance(0.6) ? [] : positionTypes.filter(() => random.chance(0.5)),
        ...(experience !== undefined && { experienceRequired: experience }),
        ...(training !== undefined && { willingToProvidePaidTraining: training }),
        ...(random.chance(0.3) && { paidTrainingFirst: true }),
        ...(pay && { payAtLeast: { unit: pay, amount: random.pick([1500, 2400, 3200, 4500]) * HOURS[pay] } }),
        sort: random.pick(['nearest', 'newest'] as const),
        page: random.pick([0, 0, 1, 2]),
        limit: random.pick([1, 5, 20]),
      };
      const expected = bruteForce(search);
      const { body } = await invoke(searchJobs, { body: search }, company.userId);
      const { result, total, pageCount, perMile } = body;
      const ids = result.map(({ id }: { id: string }) => id);
      expect({ ids, total, pageCount, perMile }, JSON.stringify(search)).toEqual(expected);
      met += total;
      onPages += ids.length;
    }
    // Most searches find something, and of that pages are compared, not empty lists.
    expect(met).toBeGreaterThan(1000);
    expect(onPages).toBeGreaterThan(500);
  });
});
