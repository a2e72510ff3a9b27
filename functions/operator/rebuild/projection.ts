import type { EntityName } from '@plumbline/shared/table-names';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import type { Scanned } from '../../table/core/stored/stored-items.ts';

/** What a rebuild repaired: items that were missing, that differed, and that nothing asks for any more. */
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
  /** Ids of sources that can't be read. Nothing of theirs is repaired, nor removed as if they were gone. */
  unreadable: ReadonlySet<string>;
};

/** Items that are made of others. Each function gets some stored items, at most `MOST_ITEMS`. */
export type Projection = {
  description: string;
  /** What it is made of. */
  sources: readonly EntityName[];
  /** Compares what the items ask for with what is stored, and repairs it. */
  repair: (sources: readonly Attributes[], terms: Terms) => Promise<Differences>;
  /** Its own items, among which orphans are looked for. */
  stored?: Scanned;
  removeOrphans?: (stored: readonly Attributes[], terms: Terms) => Promise<Differences>;
};

export const MOST_ITEMS = 100;

/** How often a source may change while it is being repaired. */
const TRIES = 5;

/**
 * Repairs the effects of one source while users may change it: reads it, writes, and reads it again. A change in
 * between may have been projected before the write, so the repair is repeated until the source is the same after it.
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
