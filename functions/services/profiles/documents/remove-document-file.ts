import type { AccountKind } from '@plumbline/shared/options/account-kinds';
import { readProfileFiles } from '../../../table/profiles/profile-files.ts';
import { storeDocuments } from './store-documents.ts';

/**
 * Deletes the file of a document the way a save without it does, which also ends a check and the task of staff. Returns
 * false when no document of the profile names the file.
 */
export const removeDocumentFile = async (profile: string, kind: AccountKind, file: string): Promise<boolean> => {
  const stored = await readProfileFiles(profile);
  const named = (stored?.documents ?? []).filter((each) => each.file === file);
  if (named.length === 0) return false;
  const documents = named.map(({ file: _, check: __, ...facts }) => facts);
  await storeDocuments(profile, kind, { documents, removed: [] });
  return true;
};
