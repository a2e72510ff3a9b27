import type { EntityName } from '@plumbline/shared/table-names';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import type { Scanned } from '../../table/core/stored/stored-items.ts';

/** The items that a rebuild repaired: missing ones, wrong ones, and ones without a source. */
export type Differences = { missing: number; changed: number; orphaned: number };

export const differences = (found: Partial<Differences> = {}): Differences => ({
  missing: 0,
  changed: 0,
  orphaned: 0,
  ...found,
});

export const addDifferences = (all: readonly Differences[]): Differences =>
  differences({
    missing: all.reduce((sum, { missing }) => sum + missing, 0),
    changed: all.reduce((sum, { changed }) => sum + changed, 0),
    orphaned: all.reduce((sum, { orphaned }) => sum + orphaned, 0),
  });

export type Terms = {
  dryRun: boolean;
  /** The ids of sources that can't be read. Their items are neither repaired nor deleted. */
  unreadable: ReadonlySet<string>;
};

/** Items that are made from other items. Each function gets some stored items, at most `MOST_ITEMS`. */
export type Projection = {
  description: string;
  /** The entities from which it is made. */
  sources: readonly EntityName[];
  /** Compares the items that the sources should have with the stored ones, and repairs them. */
  repair: (sources: readonly Attributes[], terms: Terms) => Promise<Differences>;
  /** The projection's own items, which are searched for orphans. */
  stored?: Scanned;
  removeOrphans?: (stored: readonly Attributes[], terms: Terms) => Promise<Differences>;
};

export const MOST_ITEMS = 100;

/** The most tries to repair the items of a source that changes meanwhile. */
const TRIES = 5;

/**
 * Repairs the items of one source while users may change it. It reads the source, writes, and reads the source again. A
 * change in between may have been projected before the write, so the repair is repeated until the source is unchanged.
 */
export const repairUntilStill = async <S>(
  read: () => Promise<S>,
  write: (source: S, former: readonly S[]) => Promise<unknown>,
  isSame: (a: S, b: S) => boolean,
): Promise<void> => {
  const former: S[] = [];
  let source = await read();
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await write(source, former);
    const now = await read();
    if (isSame(source, now)) return;
    former.push(source);
    source = now;
  }
};
