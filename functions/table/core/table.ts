import { type IndexName, indexKeysOf, tableAttributes } from '@plumbline/shared/table-names';
import { Table } from 'dynamodb-toolbox/table';
import { documents } from '../../platform/documents.ts';
import { environment } from '../../platform/environment.ts';
import { type Attributes, toCurrentVersion } from './stored/schema-versions.ts';

const textKey = <N extends string>(name: N) => ({ name, type: 'string' }) as const;

const globalIndex = <I extends IndexName>(index: I) => {
  const { partitionKey, sortKey } = indexKeysOf(index);
  return { type: 'global', partitionKey: textKey(partitionKey), sortKey: textKey(sortKey) } as const;
};

type Answer = { Item?: Attributes; Attributes?: Attributes };

/** Sends the commands of entities and converts the items they read to the current version. */
const versionedDocuments = {
  send: async (...command: Parameters<typeof documents.send>) => {
    const answer = (await documents.send(...command)) as unknown as Answer;
    if (answer.Item) answer.Item = toCurrentVersion(answer.Item);
    if (answer.Attributes) answer.Attributes = toCurrentVersion(answer.Attributes);
    return answer;
  },
} as unknown as typeof documents;

/** The product's only table, under the name that the stack gives it. */
export const table = new Table({
  documentClient: versionedDocuments,
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
