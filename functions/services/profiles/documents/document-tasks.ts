import { isDeepStrictEqual } from 'node:util';
import { documentTask } from '@plumbline/shared/domain/support/staff-tasks';
import { nowIso } from '../../../platform/clock.ts';
import type { Write } from '../../../table/core/transact.ts';
import type { ProfileFilesItem, StoredDocument } from '../../../table/profiles/profile-files.ts';
import { closeTask, openTask, type TaskSource } from '../../../table/staff/staff-task.ts';

const taskOf = (profile: string, document: string, openedAt: string) =>
  ({ kind: 'document', id: documentTask(profile, document), openedAt }) as const;

/** Returns the tasks about stored documents, for a rebuild. A document waits since the upload of its file. */
export const storedDocumentTasks = ({ id, files, documents = [] }: ProfileFilesItem): TaskSource[] =>
  documents.flatMap((document) => {
    const file = files.find((each) => each.id === document.file);
    const closedAt = document.check?.date;
    return file ? [{ ...taskOf(id, document.id, file.createdAt), ...(closedAt && { closedAt }) }] : [];
  });

/**
 * Returns the writes of the tasks of staff about documents: a document with a file waits from its save until staff
 * decide or it is removed, and waits again when its owner changes it. Without a file there is nothing to look at.
 */
export const documentTasks = (
  profile: string,
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Write[] => {
  const date = nowIso();
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((id): Write[] => {
    const [was, is] = [before, after].map((list) => list.find((each) => each.id === id));
    if (isDeepStrictEqual(was, is)) return [];
    if (is?.file && !is.check) return [openTask(taskOf(profile, id, date))];
    return was?.file && !was.check ? [closeTask(taskOf(profile, id, date), date)] : [];
  });
};
