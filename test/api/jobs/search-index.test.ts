import { distanceMiles, type Point } from '@plumbline/shared/domain/places/distance';
import { allZips, locateZip } from '@plumbline/shared/geography/zip-location';
import { describe, expect, it } from 'vitest';
import type { GeoDocument } from '../../../functions/table/search/geo-index.ts';
import { type JobNearby, jobsNearby } from '../../../functions/table/search/search-entries.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

type JobDocument = GeoDocument<JobNearby['facts']>;

/** The facts of a job that names neither terms nor a start nor licenses. */
const NOT_NAMED = { terms: 0, start: 0, licenses: 0 };

const TRADES = ['Carpentry', 'Masonry', 'Roofing', 'Canoe Building'];

/** A random source with a fixed seed, so that a failure can be repeated. */
const createRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 4_294_967_296;
};

const documentAt = (at: number, { latitude, longitude }: Point, trades: string[]): JobDocument => ({
  id: at.toString(16).padStart(24, '0'),
  latitude,
  longitude,
  trades: new Map(trades.map((trade) => [trade, 0])),
  facts: { postedAt: '2026-11-22T12:00:00.000Z', offer: 1, company: '0123456789ab', pay: 0, shift: 0, ...NOT_NAMED },
});

const idsAround = async (centre: Point, radius: number, trades: string[] = []): Promise<string[]> =>
  (await jobsNearby.near({ centre, radius, trades, consistent: true })).map(({ id }) => id).sort();

describe('the search index', () => {
  it('finds what brute force finds, for any place, radius and trades', async () => {
    const random = createRandom(3);
    const zips = allZips();
    // Crowded places, so that searches find something, and remote ones.
    const centres = ['10001', '90012', '99501', '99546', '96720', '00901', '04619'].map((zip) => locateZip(zip)!);
    const near = centres.flatMap((centre) => zips.filter((zip) => distanceMiles(centre, zip) < 120));
    const documents = Array.from({ length: 500 }, (_, at) =>
      documentAt(
        at,
        near[Math.floor(random() * near.length)]!,
        TRADES.filter(() => random() < 0.4),
      ),
    );
    for (const document of documents) await jobsNearby.put(document);

    let met = 0;
    for (let turn = 0; turn < 150; turn += 1) {
      const centre =
        random() < 0.8 ? near[Math.floor(random() * near.length)]! : zips[Math.floor(random() * zips.length)]!;
      const radius = 1 + random() * 99;
      const trades = TRADES.filter(() => random() < 0.3);
      const expected = documents
        .filter((document) => distanceMiles(centre, document) <= radius)
        .filter((document) => trades.length === 0 || trades.some((trade) => document.trades.has(trade)))
        .map(({ id }) => id)
        .sort();
      met += expected.length;
      expect(await idsAround(centre, radius, trades), `${centre.zip} ${radius} ${trades}`).toEqual(expected);
    }
    expect(met).toBeGreaterThan(1000);
    await jobsNearby.remove(documents);
  });

  it('leaves no entry behind when a document moves, loses a trade or is deleted, however often it is written', async () => {
    const [boston, seattle] = [locateZip('02108')!, locateZip('98101')!];
    const here = documentAt(1, boston, ['Carpentry', 'Masonry']);
    const there = documentAt(1, seattle, ['Carpentry']);
    await jobsNearby.put(here);
    await jobsNearby.put(there, [here]);
    await jobsNearby.put(there, [here, there]);
    expect(await idsAround(boston, 50)).toEqual([]);
    expect(await idsAround(boston, 50, ['Masonry'])).toEqual([]);
    expect(await idsAround(seattle, 50, ['Carpentry'])).toEqual([there.id]);
    expect(await idsAround(seattle, 50)).toEqual([there.id]);
    await jobsNearby.remove([here, there]);
    await jobsNearby.remove([here, there]);
    expect(await idsAround(seattle, 50, TRADES)).toEqual([]);
  });

  it('stores twenty trades, and finds the document once by all of them', async () => {
    const place = locateZip('80202')!;
    const trades = Array.from({ length: 20 }, (_, at) => `Trade ${at}`);
    const document = documentAt(2, place, trades);
    await jobsNearby.put(document);
    const found = await jobsNearby.near({ centre: place, radius: 10, trades, consistent: true });
    expect(found).toMatchObject([{ id: document.id, miles: 0, facts: document.facts }]);
    expect([...found[0]!.trades.keys()]).toEqual(trades);
    await jobsNearby.remove([document]);
  });

  it('finds a job that moves from coast to coast and back', async () => {
    const company = await newCompany({ zip: '02108' });
    const seeker = await newSeeker({ zip: '02108' });
    const job = await postJob(company, { zip: '02108' });
    for (const zip of ['98101', '02108', '98101']) {
      expect((await company.api.patch(`/api/jobs/${job}`, { zip })).status).toBe(200);
    }
    await settled();
    expect(await foundBy(seeker, '98101')).toEqual([job]);
    expect(await foundBy(seeker, '02108')).toEqual([]);
  });
});

const foundBy = async (person: Person, zip: string): Promise<string[]> => {
  const { body } = await person.api.post('/api/job/search', { zip, limit: 100 });
  expect(body.total).toBe(body.result.length);
  return body.result.map(({ id }: { id: string }) => id);
};
