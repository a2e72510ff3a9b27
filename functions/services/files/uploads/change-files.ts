import { ApiError } from '../../../platform/errors.ts';
import { retryOnConflict } from '../../../table/core/transact.ts';
import {
  type ProfileFilesItem,
  readProfileFiles,
  type StoredFile,
  writeProfileFiles,
} from '../../../table/profiles/profile-files.ts';
import { removeFiles } from '../remove-files.ts';

/** Retries once after a concurrent change; then 409. */
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
 * Changes the files of a profile by a rule, which decides again when someone was faster; a list that comes back as it
 * was is not written. `read` is what was read before, if it was. What is no longer named is deleted once the table says
 * so.
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
