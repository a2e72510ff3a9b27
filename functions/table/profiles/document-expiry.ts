import { BatchGetRequest, DeleteTransaction, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type OrderedPage, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import type { StoredDocument } from './profile-files.ts';

const expiriesOfProfile = tablePattern({
  partition: 'PROFILE#{profile}',
  sort: 'DOCUMENT-EXPIRY#{document}',
  finds: 'The last days of the documents of a profile',
});
const allExpiries = indexPattern('gsi1', {
  partition: 'DOCUMENT-EXPIRIES',
  sort: '{expires}#{profile}#{document}',
  finds: 'The documents of all profiles by their last day',
});

/** The last day (YYYY-MM-DD) of a document, for the list of staff. The document is in the files of its profile. */
export const DocumentExpiry = new Entity({
  name: 'DocumentExpiry',
  table,
  timestamps: false,
  schema: item({
    profile: string().key(),
    document: string().key(),
    expires: string(),
  }).and((schema) => indexKeys(schema, allExpiries, (expiry) => expiry)),
  computeKey: expiriesOfProfile.keys,
});
export type DocumentExpiryItem = FormattedItem<typeof DocumentExpiry>;
export type DocumentExpiryKey = Pick<DocumentExpiryItem, 'profile' | 'document'>;

/** Returns the last days of the documents of a profile that have one. */
export const documentExpiries = (profile: string, documents: readonly StoredDocument[]): DocumentExpiryItem[] =>
  documents.flatMap(({ id: document, expires }) => (expires ? [{ profile, document, expires }] : []));

/** These functions return the writes that set and delete a last day, for the transaction of the documents. */
export const putDocumentExpiry = (expiry: DocumentExpiryItem) => DocumentExpiry.build(PutTransaction).item(expiry);
export const deleteDocumentExpiry = (key: DocumentExpiryKey) => DocumentExpiry.build(DeleteTransaction).key(key);

export const documentExpiryRequest = (key: DocumentExpiryKey) => DocumentExpiry.build(BatchGetRequest).key(key);

type Days = { from?: string; until: string };

/** Returns a page of the documents whose last day is in `from` and before `until`, by that day. Makes one query. */
export const listDocumentExpiries = ({ from, until }: Days, page: OrderedPage) =>
  queryPage(DocumentExpiry, allExpiries.list({}), { ...page, to: until, ...(from && { from }) });
