import { locateZip } from '@plumbline/shared/geography/zip-location';
import { documentsOf } from './documents.ts';
import { type Document, layouts } from './layouts.ts';
import { around, costOfSearch, costOfWrite, type Near } from './meter.ts';
import { missedBy, TARGET_SIZE } from './targets.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const PLACES = { 'New York': '10001', 'South Bend': '46590', Bozeman: '59718' };
/** Trades by rank: the most common, the tenth and a middling one. */
const SEARCHES: Record<string, number[]> = {
  none: [],
  commonest: [0],
  tenth: [9],
  middling: [40],
  five: [0, 3, 9, 20, 40],
};
/** DynamoDB's limit for one partition in a second. */
const PARTITION_READS = 3000;

const round = (value: number): number => Math.round(value * 10) / 10;

const rowsOf = (documents: number, place: keyof typeof PLACES, near: readonly Near[]) => {
  const centre = locateZip(PLACES[place])!;
  return layouts.map((layout) => {
    const costs = Object.entries(SEARCHES).map(
      ([trades, numbers]) => [trades, costOfSearch(layout, { centre, trades: numbers }, near)] as const,
    );
    const [none, one] = costs.map(([, cost]) => cost);
    return {
      layout: layout.name,
      documents,
      place,
      ...Object.fromEntries(costs.map(([trades, { units }]) => [trades, units])),
      'requests none/1': `${none!.requests}/${one!.requests}`,
      'KB none/1': `${round(none!.bytes / 1024)}/${round(one!.bytes / 1024)}`,
      'searches/s': Math.floor(PARTITION_READS / Math.max(none!.hottest, one!.hottest)),
      write: costOfWrite(layout, { id: '0', zip: PLACES[place], point: centre, trades: [0] }),
    };
  });
};

/** Every layout, number of documents and place; `missed` counts at the size and place that the targets name. */
export const compareSearches = () => {
  const missed = missedBy(layouts);
  return SIZES.flatMap((size) => {
    const documents = documentsOf(size);
    return (Object.keys(PLACES) as (keyof typeof PLACES)[]).flatMap((place) =>
      rowsOf(size, place, around(documents, { centre: locateZip(PLACES[place])! })).map((row) => ({
        ...row,
        missed: size === TARGET_SIZE && place === 'New York' ? missed.get(row.layout) || 'none' : '',
      })),
    );
  });
};

/** Units for one changed document; only entries count, as the document itself is the same everywhere. */
export const compareWrites = () => {
  const at = (zip: string, trades: number[]): Document => {
    const point = locateZip(zip)!;
    return { id: '0', zip, point, trades };
  };
  return layouts.map((layout) => {
    const write = (zip: string, ...trades: number[]) => costOfWrite(layout, at(zip, trades));
    return {
      layout: layout.name,
      'publish, 1 trade': write('10001', 0),
      '3 trades': write('10001', 0, 1, 2),
      '20 trades': write('10001', ...Array.from({ length: 20 }, (_, trade) => trade)),
      edit: write('10001', 0),
      'move coast to coast': write('10001', 0) + write('90012', 0),
      end: write('10001', 0),
    };
  });
};
