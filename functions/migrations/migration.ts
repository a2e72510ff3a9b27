import type { Attributes } from '../table/core/stored/schema-versions.ts';
import type { Scanned, StoredKey } from '../table/core/stored/stored-items.ts';

/** A change of stored items that a release needs. */
export type Migration = {
  /** Four digits. Migrations run in this order; a released number never changes. */
  number: string;
  description: string;
  /** The entities it looks at. */
  entities: Exclude<Scanned, 'search entries'>;
  /** Whether an item is as the migration leaves it. */
  check: (item: Attributes) => boolean;
  /**
   * Returns the attributes that change, with their new values, so that the item passes the check. Nothing for an item that
   * can't be brought there. `read` gets another item that decides about it.
   */
  up: (item: Attributes, read: (key: StoredKey) => Promise<Attributes | undefined>) => Attributes | Promise<Attributes>;
};
