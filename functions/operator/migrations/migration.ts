import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import type { Scanned, StoredKey } from '../../table/core/stored/stored-items.ts';
import type { ProjectionName } from '../rebuild/run-rebuild.ts';

type Numbered = {
  /** A number of four digits. Migrations run in its order; a released number never changes. */
  number: string;
  description: string;
};

/** A change of stored items that a release needs. */
export type ItemMigration = Numbered & {
  /** The entities whose items it reads. */
  entities: Exclude<Scanned, 'search entries'>;
  /** Returns whether an item needs no change by the migration. */
  check: (item: Attributes) => boolean;
  /**
   * Returns the changed attributes with their new values, so that the item passes the check; undefined removes one.
   * Returns none for an item that can't be changed. `read` reads another item on which the change depends.
   */
  up: (item: Attributes, read: (key: StoredKey) => Promise<Attributes | undefined>) => Attributes | Promise<Attributes>;
};

/** Projections that a release computes in another way from the same sources. */
export type RebuildMigration = Numbered & { rebuilds: readonly ProjectionName[] };

export type Migration = ItemMigration | RebuildMigration;

export const isItemMigration = (migration: Migration): migration is ItemMigration => !('rebuilds' in migration);
