import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import type { Scanned, StoredKey } from '../../table/core/stored/stored-items.ts';
import type { ProjectionName } from '../rebuild/run-rebuild.ts';

type Numbered = {
  /** Four digits. Migrations run in this order; a released number never changes. */
  number: string;
  description: string;
};

/** A change of stored items that a release needs. */
export type ItemMigration = Numbered & {
  /** The entities it looks at. */
  entities: Exclude<Scanned, 'search entries'>;
  /** Whether an item is as the migration leaves it. */
  check: (item: Attributes) => boolean;
  /**
   * Returns the attributes that change, with their new values, so that the item passes the check. Nothing for an item
   * that can't be brought there. `read` gets another item that decides about it.
   */
  up: (item: Attributes, read: (key: StoredKey) => Promise<Attributes | undefined>) => Attributes | Promise<Attributes>;
};

/** Projections that a release makes differently of the same sources. */
export type RebuildMigration = Numbered & { rebuilds: readonly ProjectionName[] };

export type Migration = ItemMigration | RebuildMigration;

export const isItemMigration = (migration: Migration): migration is ItemMigration => !('rebuilds' in migration);
