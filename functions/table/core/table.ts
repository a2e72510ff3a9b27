import { Table } from 'dynamodb-toolbox/table';
import { documents } from '../../platform/documents.ts';
import { environment } from '../../platform/environment.ts';

/**
 * The one table. Attribute and index names are written here and nowhere else in the functions;
 * the stack declares the same names in infra.
 */
export const table = new Table({
  documentClient: documents,
  name: () => environment.tableName,
  partitionKey: { name: 'pk', type: 'string' },
  sortKey: { name: 'sk', type: 'string' },
  indexes: {
    gsi1: {
      type: 'global',
      partitionKey: { name: 'gsi1pk', type: 'string' },
      sortKey: { name: 'gsi1sk', type: 'string' },
    },
    gsi2: {
      type: 'global',
      partitionKey: { name: 'gsi2pk', type: 'string' },
      sortKey: { name: 'gsi2sk', type: 'string' },
    },
    gsi3: {
      type: 'global',
      partitionKey: { name: 'gsi3pk', type: 'string' },
      sortKey: { name: 'gsi3sk', type: 'string' },
    },
    gsi4: {
      type: 'global',
      partitionKey: { name: 'gsi4pk', type: 'string' },
      sortKey: { name: 'gsi4sk', type: 'string' },
    },
  },
  entityAttributeSavedAs: '_et',
});
