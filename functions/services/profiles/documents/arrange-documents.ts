import { withAskedFields } from '@plumbline/shared/domain/documents/asked-fields';
import { MAX_DOCUMENTS } from '@plumbline/shared/options/document-kinds';
import { ApiError } from '../../../platform/errors.ts';
import type { ProfileFilesItem, StoredDocument, StoredFile } from '../../../table/profiles/profile-files.ts';

type DocumentChanges = { documents: readonly StoredDocument[]; removed: readonly string[] };

/** The file of a document must have been uploaded for a document of this profile. */
const requireFile = (files: readonly StoredFile[], { file }: StoredDocument, at: number): void => {
  if (file === undefined) return;
  if (!files.some(({ id, purpose }) => id === file && purpose === 'document'))
    throw new ApiError('document_file_missing', { path: `documents.${at}.file` });
};

/**
 * The documents after a save: those that were named in their new order, then those that were not, without the removed
 * ones; and the files without photos that no document names any more.
 */
export const arrangeDocuments = (
  stored: ProfileFilesItem | undefined,
  { documents: given, removed }: DocumentChanges,
) => {
  const [before, files] = [stored?.documents ?? [], stored?.files ?? []];
  given.forEach((document, at) => {
    requireFile(files, document, at);
  });
  const unnamed = before.filter(({ id }) => !given.some((each) => each.id === id));
  const documents = [...given.map(withAskedFields), ...unnamed].filter(({ id }) => !removed.includes(id));
  if (documents.length > MAX_DOCUMENTS) throw new ApiError('too_many_documents', { path: 'documents' });
  const isKept = ({ id, purpose }: StoredFile) => purpose !== 'document' || documents.some(({ file }) => file === id);
  return { before, documents, files: files.filter(isKept), dropped: files.filter((file) => !isKept(file)) };
};
