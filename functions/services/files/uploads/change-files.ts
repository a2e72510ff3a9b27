import { ApiError } from '../../../platform/errors.ts';
import { retryOnConflict } from '../../../table/core/transact.ts';
import {
  type ProfileFilesItem,
  readProfileFiles,
  type StoredFile,
  writeProfileFiles,
} from '../../../table/profiles/profile-files.ts';
import { removeFiles } from '../remove-files.ts';

/** The number of tries: one retry after a concurrent change, then 409. */
const TRIES = 2;

type Change = (files: StoredFile[]) => StoredFile[];

const tryToWrite = async (profileId: string, previous: ProfileFilesItem | undefined, change: Change) => {
  const before = previous?.files ?? [];
  const after = change(before);
  if (after === before) return { after, removed: [] };
  await writeProfileFiles(profileId, after, previous);
  return { after, removed: before.filter(({ id }) => !after.some((file) => file.id === id)) };
};

/**
 * Changes the files of a profile. After a concurrent change it calls `change` again; when `change` returns the same
 * list, nothing is written. `read` is the stored list if the caller has read it. Objects of removed files are deleted
 * after the write. Throws `files_changed`.
 */
export const changeFiles = (
  profileId: string,
  change: Change,
  read?: { stored: ProfileFilesItem | undefined },
): Promise<StoredFile[]> =>
  retryOnConflict(
    async (attempt) => {
      const previous = attempt === 1 && read ? read.stored : await readProfileFiles(profileId);
      const { after, removed } = await tryToWrite(profileId, previous, change);
      if (removed.length) await removeFiles(removed.map(({ id }) => id));
      return after;
    },
    { tries: TRIES, exhausted: () => new ApiError('files_changed') },
  );
