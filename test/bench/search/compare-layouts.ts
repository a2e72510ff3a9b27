import { locateZip } from '@plumbline/shared/geography/zip-location';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { documentsOf } from './documents.ts';
import { chosen, type Document, layouts } from './layouts.ts';
import { around, costOfSearch, costOfWrite, type Near, neededBytes } from './meter.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const PLACES = { 'New York': '10001', 'South Bend': '46590', Bozeman: '59718' };
/** Trades by rank: the commonest, the tenth and a middling one. */
const SEARCHES: Record<string, number[]> = {
  none: [],
  commonest: [0],
  tenth: [9],
  middling: [40],
  five: [0, 3, 9, 20, 40],
};
/** What DynamoDB gives from one partition in a second. */
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
    };
  });
};

export const compareSearches = () =>
  SIZES.flatMap((size) => {
    const documents = documentsOf(size);
    return (Object.keys(PLACES) as (keyof typeof PLACES)[]).flatMap((place) =>
      rowsOf(size, place, around(documents, { centre: locateZip(PLACES[place])! })),
    );
  });

/** Units of what happens to one document; only entries count, as the document itself is the same everywhere. */
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

/** The figures that are to hold at 1e5 documents in the densest place. */
export const checkTargets = () => {
  const centre = locateZip(PLACES['New York'])!;
  const near = around(documentsOf(100_000), { centre });
  const units = (trade: number) => costOfSearch(chosen, { centre, trades: [trade] }, near).units;
  const none = costOfSearch(chosen, { centre, trades: [] }, near);
  const needed = neededBytes(chosen, { centre, trades: [] }, near, SEARCH_RADIUS_MILES);
  const row = (target: string, most: number, is: number) => ({
    target,
    'at most': most,
    is: Math.round(is * 100) / 100,
    held: is <= most ? 'yes' : 'NO',
  });
  return [
    row('units with the commonest trade', 4, units(0)),
    row(
      'units with a trade of the ten commonest, mean',
      4,
      [...Array(10).keys()].reduce((sum, trade) => sum + units(trade), 0) / 10,
    ),
    row('units with the tenth trade', 4, units(9)),
    row('bytes without a trade, times those needed', 1.3, none.bytes / needed),
    row('units of publishing, for each trade', 25, costOfWrite(chosen, { ...near[0]!, trades: [0] })),
  ];
};
