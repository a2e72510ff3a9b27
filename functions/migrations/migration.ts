import type { EntityName } from '@plumbline/shared/table-names';
import type { Attributes, StoredKey } from '../table/core/stored-items.ts';

/** A change of stored items that a release needs. */
export type Migration = {
  /** Four digits. Migrations run in this order; a released number never changes. */
  number: string;
  description: string;
  /** The entities it looks at. */
  entities: readonly EntityName[];
  /**
   * Returns the attributes that change, with their new values; nothing when the item is as it should be. Run again on its
   * own result it returns nothing. `read` gets another item that decides about it.
   */
  migrate: (
    item: Attributes,
    read: (key: StoredKey) => Promise<Attributes | undefined>,
  ) => Attributes | Promise<Attributes>;
};
