import { isDeepStrictEqual } from 'node:util';
import { withAskedFields } from '@plumbline/shared/domain/documents/asked-fields';
import { MAX_DOCUMENTS } from '@plumbline/shared/options/document-kinds';
import { ApiError } from '../../../platform/errors.ts';
import type { ProfileFilesItem, StoredDocument, StoredFile } from '../../../table/profiles/profile-files.ts';

const definedOf = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));

type DocumentChanges = { documents: readonly StoredDocument[]; removed: readonly string[] };

/** Returns the document with the decision of staff, which ends as soon as the owner changes a fact or the file. */
const withCheck = (document: StoredDocument, before: readonly StoredDocument[]): StoredDocument => {
  const { check, ...previous } = before.find(({ id }) => id === document.id) ?? { check: undefined };
  return check && isDeepStrictEqual(definedOf(previous), definedOf(document)) ? { ...document, check } : document;
};

/** Throws unless the file was uploaded for a document of this profile. */
const requireFile = (files: readonly StoredFile[], { file }: StoredDocument, at: number): void => {
  if (file === undefined) return;
  if (!files.some(({ id, purpose }) => id === file && purpose === 'document'))
    throw new ApiError('document_file_missing', { path: `documents.${at}.file` });
};

/**
 * Returns the documents and files of a profile after a save. The given documents come first, in their order; stored
 * ones that weren't given follow. Removed documents are missing, and so are the photos that no document names;
 * `dropped` lists those photos. Throws `too_many_documents`.
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
  const saved = given.map((document) => withCheck(withAskedFields(document), before));
  const documents = [...saved, ...unnamed].filter(({ id }) => !removed.includes(id));
  if (documents.length > MAX_DOCUMENTS) throw new ApiError('too_many_documents', { path: 'documents' });
  const isKept = ({ id, purpose }: StoredFile) => purpose !== 'document' || documents.some(({ file }) => file === id);
  return { before, documents, files: files.filter(isKept), dropped: files.filter((file) => !isKept(file)) };
};
