import { MOST_PAY, mostAnHour, type Pay } from '@plumbline/shared/domain/jobs/pay';
import { distanceMiles, type Point } from '@plumbline/shared/domain/places/distance';
import { allZips, locateZip } from '@plumbline/shared/geography/zip-location';
import { payUnits, type TimedPayUnit, timedPayUnits } from '@plumbline/shared/options/jobs/pay-units';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GeoDocument, geoIndex } from '../../../functions/table/search/geo-index.ts';
import { fits } from '../../../functions/table/search/job-filters.ts';
import { type JobNearby, jobsNearby } from '../../../functions/table/search/search-entries.ts';
import { nearestFirst, pageInOrder } from '../../../functions/table/search/search-order.ts';
import { createRandom } from '../explorer/random.ts';
import { MemoryIndex } from './memory-index.ts';

type JobDocument = GeoDocument<JobNearby['facts']>;

/** The facts of a job that names neither terms nor a start nor licenses. */
const NOT_NAMED = { terms: 0, start: 0, licenses: 0 };

let index: MemoryIndex;
beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'memory');
  index = MemoryIndex.use(vi.spyOn);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const placeOf = (zip: string): Point => {
  const { latitude, longitude } = locateZip(zip)!;
  return { latitude, longitude };
};
const documentAt = (at: number, place: Point, trades: readonly string[], pay = 0): JobDocument => ({
  id: at.toString(16).padStart(24, '0'),
  ...place,
  trades: new Map(trades.map((trade) => [trade, 0])),
  facts: { postedAt: '2026-11-22T12:00:00.000Z', offer: 1, company: '0123456789ab', pay, shift: 0, ...NOT_NAMED },
});
type PayAtLeast = { amount: number; unit: TimedPayUnit };
const idsAround = async (centre: Point, radius: number, trades: readonly string[] = [], payAtLeast?: PayAtLeast) =>
  (await jobsNearby.near({ centre, radius, trades }))
    .filter(fits({ payAtLeast }, new Date()))
    .map(({ id }) => id)
    .sort();

describe('a search of the whole country', () => {
  const TRADES = ['Carpentry', 'Masonry', 'Roofing', 'Glazing', 'Canoe Building', 'Drywall'];
  /** New York, Los Angeles, Anchorage, Adak, Hilo, San Juan, Key West, Calais: crowds, islands and remote places. */
  const CORNERS = ['10001', '90012', '99501', '99546', '96720', '00901', '33040', '04619'].map(placeOf);
  const DOCUMENTS = 3000;
  const SEARCHES = 2000;
  /** The edges of bands of 20 and 50 miles are this number of degrees apart. */
  const EDGES = [20, 50].map((miles) => miles / (3958.8 * (Math.PI / 180)));
  const random = createRandom(17);
  const zips = allZips();
  const degrees = (value: number) => Math.round(value * 10_000) / 10_000;
  const between = (least: number, most: number) => least + (random.below(1_000_001) / 1_000_000) * (most - least);

  const aroundCorner = (): Point => {
    const { latitude, longitude } = random.pick(CORNERS);
    return { latitude: degrees(latitude + between(-1.2, 1.2)), longitude: degrees(longitude + between(-1.6, 1.6)) };
  };
  /** A step of a ten-thousandth of a degree to either side of an edge, or on it. */
  const onEdge = (): Point => {
    const { latitude, longitude } = aroundCorner();
    const height = random.pick(EDGES);
    const edge = Math.round((latitude + 90) / height) * height - 90;
    return { latitude: degrees(edge + (random.below(3) - 1) / 10_000), longitude };
  };
  const anywhere = (): Point => {
    const { latitude, longitude } = random.pick(zips);
    return { latitude, longitude };
  };
  const someTrades = () => TRADES.filter(() => random.chance(0.35));

  const somePay = (): Pay | undefined => {
    const unit = random.pick(payUnits);
    const [from, to] = [random.below(MOST_PAY[unit]) + 1, random.below(MOST_PAY[unit]) + 1].sort((a, b) => a - b);
    return random.chance(0.2)
      ? undefined
      : random.pick([
          { from, unit },
          { to, unit },
          { from, to, unit },
        ]);
  };
  const someWish = (): PayAtLeast | undefined => {
    const unit = random.pick(timedPayUnits);
    return random.chance(0.25) ? { amount: random.below(MOST_PAY[unit]) + 1, unit } : undefined;
  };
  const hours = { hour: 1, day: 8, week: 40, year: 2080 };
  /** The pay in cents an hour, which is how searches compare it. */
  const pays = (pay: Pay | undefined, wish: PayAtLeast | undefined): boolean => {
    if (!wish) return true;
    if (!pay || pay.unit === 'project') return false;
    return Math.round((pay.to ?? pay.from ?? 0) / hours[pay.unit]) >= Math.round(wish.amount / hours[wish.unit]);
  };

  it('finds what brute force finds in 2,000 searches, over six million pairs of places', async () => {
    const paid = Array.from({ length: DOCUMENTS }, somePay);
    const jobs = Array.from({ length: DOCUMENTS }, (_, at) =>
      documentAt(at, random.pick([anywhere, aroundCorner, onEdge])(), someTrades(), mostAnHour(paid[at]) ?? 0),
    );
    for (const job of jobs) await jobsNearby.put(job);

    let met = 0;
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const centre = random.pick([anywhere, aroundCorner, onEdge])();
      const radius = random.pick([50, 100, between(1, 100)]);
      const trades = random.chance(0.3) ? [] : someTrades();
      const wish = someWish();
      const expected = jobs
        .filter((_, at) => pays(paid[at], wish))
        .filter((job) => distanceMiles(centre, job) <= radius)
        .filter((job) => trades.length === 0 || trades.some((trade) => job.trades.has(trade)))
        .map(({ id }) => id)
        .sort();
      met += expected.length;
      expect(
        await idsAround(centre, radius, trades, wish),
        `${JSON.stringify(centre)} ${radius} ${trades} ${JSON.stringify(wish)}`,
      ).toEqual(expected);
    }
    expect(met).toBeGreaterThan(80_000);
  });
});

describe('a crowded place', () => {
  it('with 50,000 documents in one ZIP is found to the last of them, in exact pages', async () => {
    const place = placeOf('10001');
    const many = 50_000;
    for (let at = 0; at < many; at += 1) await jobsNearby.put(documentAt(at, place, ['Carpentry']));
    const before = index.queries;
    const found = await jobsNearby.near({ centre: place, radius: 50, trades: ['Carpentry'] });
    // Three bands, one of which is read in parts of a megabyte.
    expect(index.queries - before).toBe(5);
    const limit = 100;
    const pages = [0, 250, 499, 500].map((page) => pageInOrder(found, [nearestFirst], { page, limit }));
    expect(pages.map(({ shown, total }) => [shown.length, total])).toEqual([
      [100, many],
      [100, many],
      [100, many],
      [0, many],
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(many);
    expect(await idsAround(placeOf('02108'), 50)).toEqual([]);
  });
});

describe('a ZIP without neighbors', () => {
  it('finds its own document, and no other does', async () => {
    const adak = placeOf('99546');
    expect(allZips().filter((zip) => distanceMiles(adak, zip) <= 50)).toHaveLength(1);
    expect(await idsAround(adak, 50)).toEqual([]);
    const alone = documentAt(1, adak, ['Welding']);
    await jobsNearby.put(alone);
    expect(await idsAround(adak, 50)).toEqual([alone.id]);
    expect(await idsAround(adak, 50, ['Welding', 'Carpentry'])).toEqual([alone.id]);
    expect(await idsAround(placeOf('99501'), 100, ['Welding'])).toEqual([]);
  });
});

describe('a projector that stops between two writes', () => {
  const here = documentAt(1, placeOf('02108'), ['Carpentry', 'Masonry', 'Roofing']);
  const there = documentAt(1, placeOf('98101'), ['Carpentry', 'Glazing']);

  it('leaves after the next delivery the entries of an uninterrupted one, wherever it stopped', async () => {
    await jobsNearby.put(there);
    const whole = index.snapshot();
    // Four entries are deleted and three are written.
    for (let stop = 0; stop <= 7; stop += 1) {
      await jobsNearby.remove([here, there]);
      await jobsNearby.put(here);
      index.stopsAfter = index.writes + stop;
      await jobsNearby.put(there, [here]).catch((error: Error) => expect(error.message).toBe('The process stopped'));
      index.stopsAfter = Number.POSITIVE_INFINITY;
      await jobsNearby.put(there, [here]);
      expect(index.snapshot(), `stopped after ${stop} writes`).toEqual(whole);
    }
  });

  it('leaves only one place when a document moves from coast to coast twice, whichever changes come together', async () => {
    await jobsNearby.put(there);
    const whole = index.snapshot();
    for (const versions of [[here], [here, there], [here, there, here], [here, there, here, there]]) {
      await jobsNearby.remove([here, there]);
      await jobsNearby.put(here);
      await jobsNearby.put(there, versions);
      await jobsNearby.put(there, versions);
      expect(index.snapshot()).toEqual(whole);
    }
  });
});

describe('other kinds of documents', () => {
  /** Companies and projects are indexed by the trades they perform or ask for, products among them. */
  const companies = geoIndex('C', { workMiles: 'byte', lastActivity: 'time' });
  const projects = geoIndex('P', { createdAt: 'time' });
  const [chicago, gary, rockford, peoria] = ['60601', '46402', '61101', '61602'].map(placeOf);
  const idOf = (letter: string) => letter.repeat(24);
  const company = (letter: string, place: Point | undefined, trades: string[], workMiles: number) => ({
    id: idOf(letter),
    ...place!,
    trades: new Map(trades.map((trade) => [trade, 0])),
    facts: { workMiles, lastActivity: '2026-11-22T12:00:00.000Z' },
  });

  it('are found by place and trade, a company within its work radius, and never under another kind', async () => {
    const near = company('a', gary, ['Carpentry', 'Roofing'], 50);
    const far = company('b', rockford, ['Carpentry'], 100);
    const tooFar = company('c', rockford, ['Carpentry'], 50);
    const vendor = company('d', chicago, ['product Lumber'], 50);
    const beyond = company('e', peoria, ['Carpentry'], 100);
    for (const each of [near, far, tooFar, vendor, beyond]) await companies.put(each);
    const project = {
      id: near.id,
      ...chicago!,
      trades: new Map([['Carpentry', 0]]),
      facts: { createdAt: '2026-11-22T12:00:00.000Z' },
    };
    await projects.put(project);

    const asked = { centre: project, radius: 100, trades: ['Carpentry', 'product Lumber'] };
    const found = await companies.near(asked);
    const fitting = found.filter(({ miles, facts }) => miles <= facts.workMiles);
    const { shown, total } = pageInOrder(fitting, [nearestFirst], { page: 0, limit: 10 });
    expect(shown.map(({ id }) => id)).toEqual([vendor.id, near.id, far.id]);
    expect(total).toBe(3);

    expect(await projects.near({ centre: gary!, radius: 50, trades: ['Carpentry'] })).toMatchObject([
      { id: project.id },
    ]);
    expect(await jobsNearby.near({ centre: chicago!, radius: 100 })).toEqual([]);
    await companies.remove([near]);
    expect(await projects.near({ centre: gary!, radius: 50 })).toHaveLength(1);
  });
});
