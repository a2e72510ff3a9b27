import { isDeepStrictEqual } from 'node:util';
import { nowIso } from '../../../platform/clock.ts';
import type { Write } from '../../../table/core/transact.ts';
import type { StoredDocument } from '../../../table/profiles/profile-files.ts';
import { deleteDocumentToCheck, putDocumentToCheck } from '../../../table/staff/document-to-check.ts';

/**
 * Returns the writes of the list of documents that wait for staff: a document with a file waits from its save until
 * staff decide or it is removed. Without a file there is nothing to look at.
 */
export const waitingWrites = (
  profile: string,
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Write[] => {
  const since = nowIso();
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((document): Write[] => {
    const [was, is] = [before, after].map((list) => list.find(({ id }) => id === document));
    if (isDeepStrictEqual(was, is)) return [];
    if (is?.file && !is.check) return [putDocumentToCheck({ profile, document, since })];
    return was?.file ? [deleteDocumentToCheck({ profile, document })] : [];
  });
};
