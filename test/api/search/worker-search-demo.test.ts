import '../../support/cloud/handler-environment.ts';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as contract from '@plumbline/shared/contracts/search/workers';
import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { isSkilled, seekerRating, seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { isTradeText } from '@plumbline/shared/domain/trades/trade-text';
import { cityCentre, locateZip } from '@plumbline/shared/geography/zip-location';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { isPlaced, type PlacedSeeker, putSeekerProfile } from '../../../functions/table/profiles/profile.ts';
import { seekerDocument, seekersNearby } from '../../../functions/table/search/search-entries.ts';
import { demoSeekers } from '../../../infra/local/demo/people/demo-seekers.ts';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { settled } from '../../support/cloud/stream.ts';
import { createRandom } from '../../support/explorer/random.ts';
import { newCompany, type Person } from '../../support/people/people.ts';

const CENTERS = ['46590', '46982', '46506', '46725', '46526', '46801', '47906'];
const TRADES = ['Carpentry', 'Framing', 'Siding', 'Roofing', 'Concrete', 'Electrical', 'Masonry'];
const SEARCHES = 120;

let company: Person;
let seekers: PlacedSeeker[];

/** The demo's seekers around its home county, as the table has them. */
beforeAll(async () => {
  const home = locateZip('46590')!;
  const world = buildDemoWorld(new Date());
  seekers = demoSeekers(world)
    .filter(isPlaced)
    .filter((seeker) => distanceMiles(home, seeker) < 160);
  const items = seekers.flatMap((seeker) => [
    ...(seeker.public && seeker.complete ? seekersNearby.items(seekerDocument(seeker)) : []),
    putSeekerProfile(seeker).params().Put.Item ?? {},
  ]);
  for (let at = 0; at < items.length; at += 25) {
    const writes = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [process.env.TABLE_NAME ?? '']: writes } }));
  }
  company = await newCompany();
  await settled();
});

type Filters = {
  tradeCategories: string[];
  positionTypes: (typeof positionTypes)[number][];
  rating?: number;
  validDriversLicense?: boolean;
  skilledWorkers: boolean;
};

/** Every seeker, one after the other. */
const bruteForce = (zip: string, radius: number, filters: Filters): string[] => {
  const now = new Date();
  const milesTo = (seeker: PlacedSeeker) => distanceMiles(locateZip(zip)!, cityCentre(seeker) ?? seeker);
  const fits = ({ public: shown, complete, seeker, lastPriorityAccess }: PlacedSeeker): boolean => {
    if (!shown || !complete) return false;
    const runs = isInPriorityWindow(lastPriorityAccess, now);
    const listed = filters.skilledWorkers
      ? isSkilled(seeker) && !runs
      : !isSkilled(seeker) || (lastPriorityAccess !== undefined && !runs);
    const trades = seekerTrades(seeker).filter(isTradeText);
    const asked = filters.tradeCategories.length ? trades.filter((t) => filters.tradeCategories.includes(t)) : trades;
    const best = Math.max(-1, ...asked.map((trade) => seekerRating(seeker, trade) ?? -1));
    const seeks = seeker.positionSeeking ?? [];
    return (
      listed &&
      (filters.tradeCategories.length === 0 || asked.length > 0) &&
      (filters.rating === undefined || best >= filters.rating) &&
      (!filters.validDriversLicense || seeker.validDriversLicense === true) &&
      (filters.positionTypes.length === 0 ||
        seeks.length === 0 ||
        seeks.some((type) => filters.positionTypes.includes(type)))
    );
  };
  return seekers
    .filter((seeker) => milesTo(seeker) <= radius && fits(seeker))
    .map(({ id }) => id)
    .toSorted();
};

describe('the search of workers over the demo', () => {
  it('[SKW-13] [SKW-08] [SKW-12] finds the workers that brute force finds, in exact pages', {
    timeout: 300_000,
  }, async () => {
    const random = createRandom(29);
    let [met, elsewhere] = [0, 0];
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const filters: Filters = {
        tradeCategories: random.chance(0.4) ? [] : TRADES.filter(() => random.chance(0.35)),
        positionTypes: random.chance(0.6) ? [] : positionTypes.filter(() => random.chance(0.4)),
        ...(random.chance(0.4) && { rating: random.below(4) }),
        ...(random.chance(0.3) && { validDriversLicense: true }),
        skilledWorkers: random.chance(0.6),
      };
      const [zip, radius] = [random.pick(CENTERS), random.pick([5, 20, 50, 100])];
      const expected = bruteForce(zip, radius, filters);
      const otherList = bruteForce(zip, radius, { ...filters, skilledWorkers: !filters.skilledWorkers });
      const onlyElsewhere = otherList.filter((id) => !expected.includes(id));
      const found: string[] = [];
      for (let page = 1; found.length < expected.length || page === 1; page += 1) {
        const { status, body } = await company.api.post('/api/profile/search', {
          zip,
          radius,
          filters,
          page,
          limit: 100,
        });
        expect(status).toBe(200);
        expect(body.total, JSON.stringify({ zip, radius, filters })).toBe(expected.length);
        expect(body.onlyInOtherList, JSON.stringify({ zip, radius, filters })).toBe(onlyElsewhere.length);
        found.push(...body.results.map(({ id }: { id: string }) => id));
        if (body.results.length === 0) break;
      }
      expect(found.toSorted(), JSON.stringify({ zip, radius, filters })).toEqual(expected);
      met += expected.length;
      elsewhere += onlyElsewhere.length;
    }
    expect(met).toBeGreaterThan(500);
    expect(elsewhere).toBeGreaterThan(500);
  });

  it('[SKW-13] makes the same number of requests for a hundred cards as for one', async () => {
    const costOf = async (limit: number) => {
      const body = {
        zip: '46590',
        radius: 100,
        limit,
        filters: { skilledWorkers: true },
      };
      const { cost, result } = await measure(() => invoke(contract.searchWorkers, { body }, company.userId));
      return { requests: cost.requests, shown: result.body.results.length };
    };
    const costs = [await costOf(1), await costOf(20), await costOf(100)];
    expect(costs.map(({ shown }) => shown)).toEqual([1, 20, 100]);
    // The caller, its purchases, the bands of the circle and three batches for the page.
    expect(new Set(costs.map(({ requests }) => requests)).size).toBe(1);
    expect(costs[0]?.requests).toBeLessThanOrEqual(19);
  });
});
