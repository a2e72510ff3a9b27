import { tableAttributes } from '@plumbline/shared/table-names';
import { FIRST_VERSION } from '../../table/core/stored/schema-versions.ts';
import type { ItemMigration } from './migration.ts';

const { version } = tableAttributes;

/** Version 0.3.0 stored no schema versions, and later releases require one in every item. */
export const schemaVersionOfEveryItem: ItemMigration = {
  number: '0003',
  description: 'Writes the schema version into every item',
  entities: 'all',
  check: (item) => item[version] !== undefined,
  up: () => ({ [version]: FIRST_VERSION }),
};
