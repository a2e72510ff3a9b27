import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { searchKinds, searchPartitionPatterns } from '@plumbline/shared/table-names';
import { describe, expect, it } from 'vitest';
import { readEntities } from '../readme/access-patterns.ts';
import { geoIndex } from './geo-index.ts';

/** The territories farthest south and the towns farthest north, with places between them. */
const latitudes = Array.from({ length: 171 }, (_, index) => -15 + index / 2);
const matches = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replaceAll('?', '.')}$`, 's').test(key);

describe('the partitions of the search index', () => {
  it.each(Object.entries(searchKinds))(
    'for %s match the patterns in the permissions, for every place and trade',
    (_, kind) => {
      const index = geoIndex(kind, {});
      const trades = new Map([...tradeCategoryNames, 'a skill in free text'].map((trade) => [trade, 1]));
      const items = latitudes.flatMap((latitude) =>
        index.items({ id: 'a'.repeat(24), latitude, longitude: -85, trades, facts: {} }),
      );
      const patterns = searchPartitionPatterns(kind);
      const outside = items.map(({ pk }) => String(pk)).filter((pk) => !patterns.some((one) => matches(one, pk)));
      expect(items.length).toBeGreaterThan(latitudes.length * 100);
      expect(outside).toEqual([]);
    },
  );

  it('share their patterns with no entity that has data of people', async () => {
    const patterns = Object.values(searchKinds).flatMap(searchPartitionPatterns);
    const longest = Math.max(...patterns.map((pattern) => pattern.length));
    const sharing = (await readEntities())
      .map(({ partition }) => partition)
      .filter((partition) => {
        const fixed = partition.replace(/\{.*$/s, '');
        // The values of a key are ids, names and dates, so a partition with one is longer than the patterns.
        return fixed === partition && fixed.length <= longest && patterns.some((one) => matches(one, fixed));
      });
    expect([...new Set(sharing)]).toEqual(['SCHEDULES']);
  });
});
