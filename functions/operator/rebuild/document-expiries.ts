import { isDeepStrictEqual } from 'node:util';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { transact } from '../../table/core/transact.ts';
import {
  DocumentExpiry,
  type DocumentExpiryItem,
  type DocumentExpiryKey,
  deleteDocumentExpiry,
  documentExpiries,
  documentExpiryRequest,
  putDocumentExpiry,
} from '../../table/profiles/document-expiry.ts';
import { ProfileFiles, profileFilesRequest, readProfileFiles } from '../../table/profiles/profile-files.ts';
import { type Differences, differences, type Projection, repairUntilStill, type Terms } from './projection.ts';

const AT_ONCE = 10;

const readExpiry = async ({ profile, document }: DocumentExpiryKey): Promise<DocumentExpiryItem | undefined> => {
  const stored = await readProfileFiles(profile);
  return documentExpiries(profile, stored?.documents ?? []).find((each) => each.document === document);
};

/** Makes the last day of one document what its source says. */
const settle = (key: DocumentExpiryKey): Promise<void> =>
  repairUntilStill(
    () => readExpiry(key),
    (expiry) => transact(expiry ? putDocumentExpiry(expiry) : deleteDocumentExpiry(key)),
    isDeepStrictEqual,
  );

const settleAll = (keys: readonly DocumentExpiryKey[], { dryRun }: Terms): Promise<unknown> | undefined =>
  dryRun ? undefined : mapConcurrent(keys, AT_ONCE, settle);

/** Adds missing days and replaces those that differ from their document's. */
const repair = async (sources: readonly Attributes[], terms: Terms): Promise<Differences> => {
  const wanted = sources.flatMap((stored) => {
    const files = formatListItem(ProfileFiles, stored);
    return files ? documentExpiries(files.id, files.documents ?? []) : [];
  });
  const { found } = await batchGet({ found: wanted.map(documentExpiryRequest) });
  const missing = wanted.filter((_, index) => !found[index]);
  const changed = wanted.filter((expiry, index) => found[index] && !isDeepStrictEqual(found[index], expiry));
  await settleAll([...missing, ...changed], terms);
  return differences({ missing: missing.length, changed: changed.length });
};

/** Deletes the days of documents that have none or were removed. */
const removeOrphans = async (stored: readonly Attributes[], terms: Terms): Promise<Differences> => {
  const listed = stored.flatMap((item) => formatListItem(DocumentExpiry, item) ?? []);
  const { files } = await batchGet({ files: listed.map(({ profile }) => profileFilesRequest(profile)) });
  const orphans = listed.filter(({ profile, document }, index) => {
    const documents = files[index]?.documents ?? [];
    return !terms.unreadable.has(profile) && !documents.some(({ id, expires }) => id === document && expires);
  });
  await settleAll(orphans, terms);
  return differences({ orphaned: orphans.length });
};

export const documentExpiriesProjection: Projection = {
  description: 'The list of documents by their last day, for staff',
  sources: ['ProfileFiles'],
  repair,
  stored: ['DocumentExpiry'],
  removeOrphans,
};
