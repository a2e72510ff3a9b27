import '../../support/cloud/handler-environment.ts';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { allZips, locateZip } from '@plumbline/shared/geography/zip-location';
import { timedPayUnits } from '@plumbline/shared/options/jobs/pay-units';
import { type PositionType, positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { type Shift, shifts } from '@plumbline/shared/options/jobs/shifts';
import { type Overtime, overtimes, type TravelTerm, travelTerms } from '@plumbline/shared/options/jobs/work-facts';
import { DAY_MS, JOB_SEARCH_RADII, POSTED_WITHIN_DAYS, START_WITHIN_DAYS } from '@plumbline/shared/options/limits';
import { type SearchSort, searchSorts } from '@plumbline/shared/options/search-sorts';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { type JobItem, putJob } from '../../../functions/table/jobs/job.ts';
import { jobDocument, jobsNearby } from '../../../functions/table/search/search-entries.ts';
import { jobItems } from '../../../infra/local/demo/items/demo-items.ts';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';
import { invoke } from '../../bench/invoke.ts';
import { settled } from '../../support/cloud/stream.ts';
import { createRandom } from '../../support/explorer/random.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';

const SEARCHES = 500;
/** Cents of one hour's pay in a unit, by the working hours the product counts with. */
const HOURS = { hour: 1, day: 8, week: 40, year: 2080 } as const;

/** The seeker's level, as 0 (apprentice) to 3 (master); without hands-on experience it counts least. */
const RATED: Record<string, number> = { Carpentry: 3, Framing: 1, Concrete: 0 };
const UNRATED = ['Roofing', 'Plumbing & Pipefitting'];
const SOUGHT: readonly PositionType[] = ['Full-Time', 'Training Apprenticeship'];

type Search = {
  zip: string;
  radius: (typeof JOB_SEARCH_RADII)[number];
  tradeCategories: string[];
  positionTypes: PositionType[];
  experienceRequired?: boolean;
  willingToProvidePaidTraining?: boolean;
  paidTrainingFirst?: boolean;
  payAtLeast?: { amount: number; unit: (typeof timedPayUnits)[number] };
  words?: string;
  postedWithin?: (typeof POSTED_WITHIN_DAYS)[number];
  shifts?: Shift[];
  startsWithin?: (typeof START_WITHIN_DAYS)[number];
  travel?: TravelTerm[];
  overtime?: Overtime[];
  onlyHeldLicenses?: boolean;
  sort: SearchSort;
  page: number;
  limit: number;
};

let company: Person;
let seeker: Person;
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
  seeker = await newSeeker({ zip: '99801', desiredPosition: SOUGHT, tradeCategories: UNRATED });
  const handsOnExperiences = Object.entries(RATED).map(([category, rating]) => ({ category, rating }));
  // The expired CDL doesn't count.
  const kinds = [{ kind: 'osha-30' }, { kind: 'first-aid' }, { kind: 'cdl', cdlClass: 'A', expires: '2020-01-31' }];
  const held = { documents: kinds.map((document) => ({ ...document, id: newId() })) };
  expect((await seeker.api.patch(`/api/profile/${seeker.profileId}/documents`, held)).status).toBe(200);
  const jobSeeker = { hasHandsOnExperience: true, handsOnExperiences };
  expect((await seeker.api.patch(`/api/profile/${seeker.profileId}`, { jobSeeker })).status).toBe(200);
  await settled();
});

const paysAtLeast = ({ pay }: JobItem, { amount, unit }: NonNullable<Search['payAtLeast']>): boolean => {
  const most = pay?.to ?? pay?.from;
  if (!pay || most === undefined || pay.unit === 'project') return false;
  return Math.round(most / HOURS[pay.unit]) >= Math.round(amount / HOURS[unit]);
};

/** Titles, companies, towns and trades, whole and begun, in several spellings. */
const WORDS = ['carp', 'FRAMING', 'lakeland', 'Eel River', 'warsaw', 'in', 'electrical', 'foreman lead', 'zzz', '&'];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const hasWords = ({ name, companyName, city, state, tradeCategories }: JobItem, search: string): boolean => {
  const own = wordsOf([name, companyName, city, state, ...tradeCategories].join(' '));
  return wordsOf(search).every((word) => own.some((each) => each.startsWith(word)));
};

const postedDaysAgo = ({ publishedAt, createdAt }: JobItem): number =>
  (Date.now() - Date.parse(publishedAt ?? createdAt)) / DAY_MS;

/** A job without a start date is never near enough. */
const daysToStart = ({ startDate }: JobItem): number =>
  startDate ? (Date.parse(startDate) - Date.parse(businessDay(new Date()))) / DAY_MS : Infinity;

/** The seeker, who makes the best-match searches, also covers OSHA 10 by OSHA 30. Others leave out no jobs. */
const heldBy = ({ sort }: Search) => (sort === 'best-match' ? ['osha-30', 'osha-10', 'first-aid'] : undefined);

const answers = (job: JobItem, search: Search): boolean =>
  (!search.tradeCategories.length || search.tradeCategories.some((trade) => job.tradeCategories.includes(trade))) &&
  (!search.positionTypes.length || search.positionTypes.includes(job.type)) &&
  (search.experienceRequired === undefined || job.experienceRequired === search.experienceRequired) &&
  (search.willingToProvidePaidTraining === undefined ||
    job.willingToProvidePaidTraining === search.willingToProvidePaidTraining) &&
  (!search.payAtLeast || paysAtLeast(job, search.payAtLeast)) &&
  (!search.shifts?.length || search.shifts.some((shift) => shift === job.shift)) &&
  (!search.startsWithin || daysToStart(job) <= search.startsWithin) &&
  (!search.travel?.length || search.travel.some((term) => job.travel?.includes(term))) &&
  (!search.overtime?.length || search.overtime.some((amount) => job.overtime === amount)) &&
  (!search.onlyHeldLicenses || (job.requiredLicenses ?? []).every((kind) => heldBy(search)?.includes(kind) ?? true)) &&
  (!search.postedWithin || postedDaysAgo(job) <= search.postedWithin) &&
  (!search.words || hasWords(job, search.words));

/** Shared trades, the best rating in one of them, and the tenths of a mile; no match ranks below any match. */
const matchOf = ({ job, miles }: { job: JobItem; miles: number }): number[] => {
  const shared = [...new Set(job.tradeCategories)].filter((trade) => trade in RATED || UNRATED.includes(trade));
  if (!shared.length || !SOUGHT.includes(job.type)) return [0, 0, 0];
  return [shared.length, Math.max(...shared.map((trade) => RATED[trade] ?? -1)), -Math.round(miles * 10)];
};

const byMatch = (a: { job: JobItem; miles: number }, b: { job: JobItem; miles: number }): number => {
  const [first, second] = [matchOf(a), matchOf(b)];
  return first.map((value, at) => (second[at] ?? 0) - value).find((step) => step !== 0) ?? 0;
};

/** Every job, one after the other, sorted in the requested order. */
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
    const match = search.sort === 'best-match' ? byMatch(a, b) : 0;
    const steps = search.sort === 'newest' ? [late, near] : [match, near, late];
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
    let [met, onPages, best, past, byFacts] = [0, 0, 0, 0, 0];
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
        ...(random.chance(0.1) && { words: random.pick(WORDS) }),
        ...(random.chance(0.1) && { postedWithin: random.pick(POSTED_WITHIN_DAYS) }),
        ...(random.chance(0.08) && { shifts: shifts.filter(() => random.chance(0.4)) }),
        ...(random.chance(0.06) && { startsWithin: random.pick(START_WITHIN_DAYS) }),
        ...(random.chance(0.06) && { travel: travelTerms.filter(() => random.chance(0.4)) }),
        ...(random.chance(0.06) && { overtime: overtimes.filter(() => random.chance(0.5)) }),
        ...(random.chance(0.15) && { onlyHeldLicenses: true }),
        sort: random.pick(searchSorts),
        page: random.pick([0, 0, 0, 0, 1, 1, 2, 2, 9, 1000]),
        limit: random.pick([1, 5, 20]),
      };
      const expected = bruteForce(search);
      const reader = search.sort === 'best-match' ? seeker : company;
      const { body } = await invoke(searchJobs, { body: search }, reader.userId);
      const { result, total, pageCount, perMile } = body;
      const ids = result.map(({ id }: { id: string }) => id);
      expect({ ids, total, pageCount, perMile }, JSON.stringify(search)).toEqual(expected);
      met += total;
      onPages += ids.length;
      if (search.sort === 'best-match' && ids.length > 1) best += 1;
      if (search.startsWithin || search.travel?.length || search.overtime?.length) byFacts += total;
      if (total > 0 && search.page >= pageCount) past += 1;
    }
    // Most searches find jobs, so that the comparison isn't about empty lists.
    expect(met).toBeGreaterThan(1000);
    expect(onPages).toBeGreaterThan(400);
    expect(best).toBeGreaterThan(20);
    expect(past).toBeGreaterThan(50);
    expect(byFacts).toBeGreaterThan(30);
  });
});
