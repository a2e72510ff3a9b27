import { BatchGetRequest, DeleteTransaction, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const documentsToCheck = indexPattern('gsi1', {
  partition: 'DOCUMENTS-TO-CHECK',
  sort: '{since}#{profile}#{document}',
  finds: 'The documents that wait for staff, the oldest first',
});

/**
 * A document with a file that waits for a look by staff. It is in the partition of its profile, and ends with it.
 * `since` is the time of the save, and changes when the owner changes the document.
 */
export const DocumentToCheck = new Entity({
  name: 'DocumentToCheck',
  table,
  timestamps: false,
  schema: item({
    profile: string().key(),
    document: string().key(),
    since: string(),
  }).and((schema) => indexKeys(schema, documentsToCheck, (waiting) => waiting)),
  computeKey: keyTemplate('PROFILE#{profile}', 'TO-CHECK#{document}'),
});
export type DocumentToCheckItem = FormattedItem<typeof DocumentToCheck>;
type DocumentKey = Pick<DocumentToCheckItem, 'profile' | 'document'>;

export const putDocumentToCheck = (waiting: DocumentToCheckItem) => DocumentToCheck.build(PutTransaction).item(waiting);

/** Removes a document from the list. With `since`, the write fails when it waits since another time, or not at all. */
export const deleteDocumentToCheck = (key: DocumentKey, since?: string) =>
  DocumentToCheck.build(DeleteTransaction)
    .key(key)
    .options(since === undefined ? {} : { condition: { attr: 'since', eq: since } });

export const documentToCheckRequest = (key: DocumentKey) => DocumentToCheck.build(BatchGetRequest).key(key);

/** Returns a page of the documents that wait, the oldest first. Makes one query. */
export const listDocumentsToCheck = (page: Page) => queryPage(DocumentToCheck, documentsToCheck.list({}), page);
