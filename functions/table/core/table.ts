import { type IndexName, indexKeysOf, tableAttributes } from '@plumbline/shared/table-names';
import { Table } from 'dynamodb-toolbox/table';
import { documents } from '../../platform/documents.ts';
import { environment } from '../../platform/environment.ts';

const textKey = <N extends string>(name: N) => ({ name, type: 'string' }) as const;

const globalIndex = <I extends IndexName>(index: I) => {
  const { partitionKey, sortKey } = indexKeysOf(index);
  return { type: 'global', partitionKey: textKey(partitionKey), sortKey: textKey(sortKey) } as const;
};

/** The one table, with the names the stack gives it. */
export const table = new Table({
  documentClient: documents,
  name: () => environment.tableName,
  partitionKey: textKey(tableAttributes.partitionKey),
  sortKey: textKey(tableAttributes.sortKey),
  indexes: {
    gsi1: globalIndex('gsi1'),
    gsi2: globalIndex('gsi2'),
    gsi3: globalIndex('gsi3'),
  } satisfies Record<IndexName, unknown>,
  entityAttributeSavedAs: tableAttributes.entity,
});
