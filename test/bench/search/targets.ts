import { locateZip } from '@plumbline/shared/geography/zip-location';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { documentsOf } from './documents.ts';
import type { Layout } from './layouts.ts';
import { around, costOfSearch, costOfWrite, type Near, neededBytes } from './meter.ts';

/** The targets are for this number of documents, and for the densest metro area. */
export const TARGET_SIZE = 100_000;
const DENSEST = '10001';
const GROWTH = 10;
/** From here on no entry is in a band that a search reads: the band's height beyond the circle, and the circle. */
const OUT_OF_BANDS_MILES = 100;

type Crowd = { near: Near[]; crowded: Near[] };

/** The surroundings of the densest place, and of a country ten times as full. */
const crowdOf = (): Crowd => {
  const centre = locateZip(DENSEST)!;
  return {
    near: around(documentsOf(TARGET_SIZE), { centre }),
    crowded: around(documentsOf(TARGET_SIZE * GROWTH), { centre }),
  };
};

/** The growth of a search's reads, in percent, when everything farther than `beyond` grows tenfold. */
const growthOf = (layout: Layout, trades: number[], { near, crowded }: Crowd, beyond: number): number => {
  const search = { centre: locateZip(DENSEST)!, trades };
  const grown = [...near.filter(({ miles }) => miles <= beyond), ...crowded.filter(({ miles }) => miles > beyond)];
  const [before, after] = [near, grown].map((documents) => costOfSearch(layout, search, documents).bytes);
  return 100 * (after! / before! - 1);
};

const targetsOf = (layout: Layout, crowd: Crowd) => {
  const { near } = crowd;
  const centre = locateZip(DENSEST)!;
  const units = (trade: number) => costOfSearch(layout, { centre, trades: [trade] }, near).units;
  const none = { centre, trades: [] };
  const ratio = costOfSearch(layout, none, near).bytes / neededBytes(layout, none, near, SEARCH_RADIUS_MILES);
  const commonest = Array.from({ length: 10 }, (_, trade) => units(trade));
  const row = (name: string, target: string, most: number, is: number) => ({
    name,
    target,
    'at most': most,
    is: Math.round(is * 100) / 100,
    missed: is <= most ? '' : `by ${Math.round((is - most) * 100) / 100}`,
  });
  return [
    row('commonest', 'units with the commonest trade', 4, commonest[0]!),
    row(
      'mean',
      'units with a trade of the ten commonest, mean',
      4,
      commonest.reduce((sum, each) => sum + each, 0) / 10,
    ),
    row('tenth', 'units with the tenth trade', 4, commonest[9]!),
    row('bytes', 'bytes without a trade, times those needed', 1.3, ratio),
    row(
      'write',
      'units of publishing, for each trade',
      25,
      costOfWrite(layout, { id: '0', zip: DENSEST, point: centre, trades: [0] }),
    ),
    row('far', '% more with a trade, tenfold beyond 100 miles', 2, growthOf(layout, [0], crowd, OUT_OF_BANDS_MILES)),
    row('far', '% more without a trade, tenfold beyond 100 miles', 2, growthOf(layout, [], crowd, OUT_OF_BANDS_MILES)),
    row(
      'rim',
      '% more with a trade, tenfold right beyond the circle',
      2,
      growthOf(layout, [0], crowd, SEARCH_RADIUS_MILES),
    ),
    row('rim', '% more without a trade, the same', 2, growthOf(layout, [], crowd, SEARCH_RADIUS_MILES)),
  ];
};

/** The limits at 100,000 documents in the densest place, and the exceeded ones. */
export const checkTargets = (layout: Layout) => targetsOf(layout, crowdOf()).map(({ name: _, ...row }) => row);

/** The short names of the targets that each layout misses. */
export const missedBy = (layouts: readonly Layout[]): Map<string, string> => {
  const crowd = crowdOf();
  return new Map(
    layouts.map((layout) => {
      const missed = targetsOf(layout, crowd).filter((target) => target.missed);
      return [layout.name, [...new Set(missed.map(({ name }) => name))].join(', ')];
    }),
  );
};
