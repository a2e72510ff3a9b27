import type { Write } from '../../../table/core/transact.ts';
import { deleteDocumentExpiry, documentExpiries, putDocumentExpiry } from '../../../table/profiles/document-expiry.ts';
import type { StoredDocument } from '../../../table/profiles/profile-files.ts';

/** Returns the writes that keep the last days of documents in the list of staff. */
export const expiryWrites = (
  profile: string,
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Write[] => {
  const [were, are] = [before, after].map((documents) => documentExpiries(profile, documents));
  const added = are!.filter(({ document, expires }) => {
    const was = were!.find((each) => each.document === document);
    return was?.expires !== expires;
  });
  const ended = were!.filter(({ document }) => !are!.some((each) => each.document === document));
  return [...added.map(putDocumentExpiry), ...ended.map(deleteDocumentExpiry)];
};
