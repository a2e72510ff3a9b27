import '../../support/cloud/handler-environment.ts';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type JobSearch, toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import { searchPublicJobs } from '@plumbline/shared/contracts/public/job-lists';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { allZips, locateZip } from '@plumbline/shared/geography/zip-location';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { overtimes, travelTerms } from '@plumbline/shared/options/jobs/work-facts';
import {
  DAY_MS,
  JOB_SEARCH_RADII,
  POSTED_WITHIN_DAYS,
  PUBLIC_LIST_SIZE,
  START_WITHIN_DAYS,
} from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import type { JobItem } from '../../../functions/table/jobs/job.ts';
import { publicJobOf, putPublicJob } from '../../../functions/table/jobs/public-job.ts';
import { jobDocument, jobsNearby } from '../../../functions/table/search/search-entries.ts';
import { jobItems } from '../../../infra/local/demo/items/demo-items.ts';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';
import { invoke } from '../../bench/invoke.ts';
import { origin } from '../../support/cloud/cloud.ts';
import { createRandom } from '../../support/explorer/random.ts';

const SEARCHES = 500;
const WORDS = ['carp', 'FRAMING', 'eel river', 'warsaw', 'zzz'];
const HOURS = { hour: 1, day: 8, week: 40, year: 2080, project: Number.NaN };

let jobs: JobItem[];

beforeAll(async () => {
  const all = jobItems(buildDemoWorld(new Date())).filter(({ deletedAt }) => !deletedAt);
  jobs = all.map((job, index) => ({ ...job, membersOnly: index % 7 === 0 }));
  const items = jobs.flatMap((job) => [
    ...[publicJobOf(job)].flatMap((shown) => (shown ? [putPublicJob(shown).params().Put.Item ?? {}] : [])),
    ...jobsNearby.items(jobDocument(job)),
  ]);
  for (let index = 0; index < items.length; index += 25) {
    const writes = items.slice(index, index + 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [process.env.TABLE_NAME ?? '']: writes } }));
  }
});

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const pays = ({ pay }: JobItem, dollars: number): boolean => {
  const most = pay?.to ?? pay?.from;
  return pay !== undefined && most !== undefined && Math.round(most / HOURS[pay.unit]) >= dollars * 100;
};

const startsBefore = ({ startDate }: JobItem, days: number): boolean =>
  startDate !== undefined && Date.parse(startDate) - Date.parse(businessDay(new Date())) <= days * DAY_MS;

const fits = (job: JobItem, { form }: JobSearch): boolean => {
  const own = wordsOf([job.name, job.companyName, job.city, job.state, ...job.tradeCategories].join(' '));
  const age = (Date.now() - Date.parse(job.publishedAt ?? job.createdAt)) / DAY_MS;
  return (
    !job.membersOnly &&
    form.tradeCategories.every((trade) => job.tradeCategories.includes(trade)) &&
    form.positionTypes.every((type) => type === job.type) &&
    (form.shifts ?? []).every((shift) => shift === job.shift) &&
    (form.travel ?? []).every((term) => job.travel?.includes(term)) &&
    (form.overtime ?? []).every((amount) => amount === job.overtime) &&
    (!form.startsWithin || startsBefore(job, form.startsWithin)) &&
    (!form.payAtLeast || pays(job, form.payAtLeast.amount / 100)) &&
    (!form.postedWithin || age <= form.postedWithin) &&
    wordsOf(form.words ?? '').every((word) => own.some((each) => each.startsWith(word)))
  );
};

/** The ids of all jobs of a search, nearest or newest first. */
const bruteForce = (search: JobSearch): string[] => {
  const centre = locateZip(search.form.zip)!;
  const dateOf = (job: JobItem) => String(job.publishedAt ?? job.createdAt).slice(0, 19);
  return jobs
    .map((job) => ({ job, miles: distanceMiles(centre, job) }))
    .filter(({ job, miles }) => miles <= search.form.radius && fits(job, search))
    .toSorted((a, b) => {
      const [near, late] = [a.miles - b.miles, dateOf(b.job).localeCompare(dateOf(a.job))];
      return (search.sort === 'newest' ? late || near : near || late) || (a.job.id < b.job.id ? -1 : 1);
    })
    .map(({ job }) => job.id);
};

const totalOn = (page: string) => Number(/<h2 id="found">(\d+) jobs? /.exec(page)?.[1]);
const idsOn = (page: string) => {
  const [found = ''] = page.split('id="nearest"');
  return [...found.matchAll(/<h3><a href="\/job\/([0-9a-f]{24})/g)].map(([, id]) => id);
};

describe('500 searches without an account', () => {
  it('find what brute force finds, without jobs for members only, in the same order, with exact totals', async () => {
    const random = createRandom(29);
    const trades = [...new Set(jobs.flatMap(({ tradeCategories }) => tradeCategories))];
    let met = 0;
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const one = <T>(list: readonly T[], chance: number): T[] => (random.chance(chance) ? [random.pick(list)] : []);
      const [words] = one(WORDS, 0.15);
      const [postedWithin] = one(POSTED_WITHIN_DAYS, 0.2);
      const [startsWithin] = one(START_WITHIN_DAYS, 0.1);
      const [dollars] = one([15, 24, 32], 0.25);
      const search: JobSearch = {
        form: {
          zip: random.chance(0.9) ? random.pick(jobs).zip : random.pick(allZips()).zip,
          radius: random.pick(JOB_SEARCH_RADII),
          tradeCategories: one(trades, 0.3),
          positionTypes: one(positionTypes, 0.2),
          shifts: one(shifts, 0.1),
          travel: one(travelTerms, 0.1),
          overtime: one(overtimes, 0.1),
          ...(startsWithin && { startsWithin }),
          // Visitors have no licenses, so that this filter is ignored.
          ...(random.chance(0.1) && { onlyHeldLicenses: true }),
          ...(words && { words }),
          ...(postedWithin && { postedWithin }),
          ...(dollars && { payAtLeast: { amount: dollars * 100, unit: 'hour' as const } }),
        },
        sort: random.pick(['nearest', 'newest'] as const),
        page: random.pick([0, 0, 0, 1]),
      };
      const query = Object.fromEntries(toSearchAddress(search));
      const expected = bruteForce(search);
      const { body } = await invoke(searchPublicJobs, { query });
      const last = Math.max(0, Math.ceil(expected.length / PUBLIC_LIST_SIZE) - 1);
      const first = Math.min(search.page, last) * PUBLIC_LIST_SIZE;
      const shown = expected.slice(first, first + PUBLIC_LIST_SIZE);
      const found = { total: totalOn(body), ids: expected.length ? idsOn(body) : [] };
      expect(found, JSON.stringify(query)).toEqual({ total: expected.length, ids: shown });
      met += expected.length;
    }
    expect(met).toBeGreaterThan(1000);
  }, 120_000);
});

describe('the public search', () => {
  const readPath = async (path: string) => {
    const answer = await fetch(`${origin()}${path}`);
    return { status: answer.status, page: (await answer.text()).replace(/<style>.*<\/style>/s, '') };
  };
  const read = (query: string) => readPath(`/jobs-in?${query}`);

  it.each(['/jobs-in?zip=46590&page=20', '/jobs-in/in?page=20', '/jobs-in/winona-lake-in?page=20'])(
    'shows the last page, as the lists do, for a page number beyond it: %s',
    async (path) => {
      const { status, page } = await readPath(path);
      const [, number, count] = /Page (\d+) of (\d+)/.exec(page) ?? [];
      expect({ status, number }).toEqual({ status: 200, number: count });
      expect(Number(count)).toBeGreaterThan(1);
      expect(Number(count)).toBeLessThan(20);
      expect(idsOn(page).length).toBeGreaterThan(0);
    },
  );

  it('gives its ZIP Code to the jobs and the sign-up, and the page of a city does not', async () => {
    const city = (await readPath('/jobs-in/winona-lake-in')).page;
    expect(city).toMatch(/<h3><a href="\/job\/[0-9a-f]{24}">/);
    expect(city).not.toContain('&amp;zip=');
    const search = (await read('zip=46590')).page;
    expect(search).toMatch(/<h3><a href="\/job\/[0-9a-f]{24}\?zip=46590">/);
    expect(search).toContain('&amp;zip=46590');
  });

  it('links a listed trade to its page, and leaves out the link of a trade that has none', async () => {
    expect((await read('zip=46590&trade=Roofing')).page).toContain('href="/jobs-in/in/roofing"');
    const { page } = await read('zip=46590&trade=Boat+Building');
    expect(page).toContain('href="/jobs-in/in"');
    expect(page).not.toContain('boat-building');
  });

  it('resolves a word for a trade in either language, and names the trade in the language of the page', async () => {
    expect((await read('zip=46590&trade=plomero')).page).toContain('<h1>Plumbing &amp; Pipefitting jobs near');
    expect((await read('zip=46590&trade=carpenter&lang=es')).page).toContain('<h1>Empleos de Carpintería cerca de');
  });

  it('says what is wrong with a ZIP Code that does not exist, and keeps what was typed', async () => {
    const { status, page } = await read('zip=00000&trade=Roofing');
    expect(status).toBe(200);
    expect(page).toContain('Please enter a valid zipcode.');
    expect(page).toContain('value="00000"');
    expect((await read('zip=09001')).page).toContain('Military post has no place on our map.');
    expect((await read('q=framing')).page).toContain('Enter your ZIP Code to see the jobs around you.');
    expect((await read('zip=46590')).page).not.toContain('aria-invalid');
  });

  it.each([
    'zip=46590&pay=abc&type=x&posted=9&distance=7&sort=best-match&page=-3&shift=Tea',
    `zip=46590&q=${'x'.repeat(5000)}`,
    'zip=46590&trade=%00%3Cscript%3E&q=%F0%9F%94%A8',
    'zip=%2e%2e%2f&trade=a&trade=b',
    'zip=46590&page=999999',
  ])('ignores values that no field offers: %s', async (query) => {
    const { status, page } = await read(query);
    expect(status).toBe(200);
    expect(page).not.toContain('<script>');
  });

  it('leads to the sign-up with place, trade and language, and from there to the same search, which it saves', async () => {
    const { page } = await read('zip=46590&trade=Roofing&pay=20&lang=es');
    const target = '/jobs/search?zip=46590&trade=Roofing&pay=20&per=hour';
    const facts = '&amp;zip=46590&amp;trade=Roofing&amp;lang=es';
    const link = (to: string) => new URLSearchParams({ redirect: to }).toString();
    expect(page).toContain(`href="/signup?${link(target)}${facts}"`);
    expect(page).toContain(`href="/signup?${link(`${target}&save=1`)}${facts}"`);
  });

  it('is not indexed, while the list of states is, in both languages', async () => {
    const NOINDEX = '<meta name="robots" content="noindex"/>';
    for (const query of ['zip=46590', 'trade=Roofing', 'zip=00000'])
      expect((await read(query)).page).toContain(NOINDEX);
    const places = (await read('')).page;
    expect(places).not.toContain(NOINDEX);
    expect(places).toContain(`<link rel="alternate" hreflang="es" href="${origin()}/jobs-in?lang=es"/>`);
    expect((await read('lang=es')).page).toContain(`<link rel="canonical" href="${origin()}/jobs-in?lang=es"/>`);
  });
});
