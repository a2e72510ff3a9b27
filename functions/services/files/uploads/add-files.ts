import { MAX_DOCUMENT_FILES } from '@plumbline/shared/options/document-kinds';
import { type FilePurpose, MAX_SHOWCASE_PHOTOS } from '@plumbline/shared/options/files';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { StoredFile } from '../../../table/profiles/profile-files.ts';
import type { Content } from '../contents/content.ts';

export type NewFile = { id: string; name: string; content: Content };

/**
 * Throws when more files would exceed the limit of a showcase or of documents. Other purposes have no limit, because a
 * new photo or resume replaces the old one.
 */
export const requireRoom = (files: readonly StoredFile[], purpose: FilePurpose, more: number): void => {
  const after = files.filter((file) => file.purpose === purpose).length + more;
  if (purpose === 'showcase' && after > MAX_SHOWCASE_PHOTOS) throw new ApiError('too_many_photos', { path: 'files' });
  if (purpose === 'document' && after > MAX_DOCUMENT_FILES)
    throw new ApiError('too_many_document_files', { path: 'files' });
};

const isOneOfMany = (purpose: FilePurpose): boolean => purpose === 'showcase' || purpose === 'document';

/** Returns the files with new ones added. Files with an id that is in the list already stay unchanged. */
export const withNewFiles = (files: StoredFile[], purpose: FilePurpose, added: readonly NewFile[]): StoredFile[] => {
  const missing = added.filter(({ id }) => !files.some((file) => file.id === id));
  if (!missing.length) return files;
  requireRoom(files, purpose, missing.length);
  const replaced = isOneOfMany(purpose) ? undefined : files.find((file) => file.purpose === purpose);
  const createdAt = nowIso();
  return [
    ...files.filter((file) => file !== replaced),
    ...missing.map(({ id, name, content }) => ({
      id,
      purpose,
      name,
      ...content,
      version: (replaced?.version ?? 0) + 1,
      createdAt,
    })),
  ];
};
