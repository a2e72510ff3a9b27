import { CLEAN_FILES_REFUSED, mostDeletions } from '@plumbline/shared/domain/files/clean-files-limit';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { now } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { deleteObjects, type ListedObject, listObjects } from '../platform/files.ts';
import { logger } from '../platform/logger.ts';
import { FILES, fileIdOf, profileIdOf, THUMBNAILS } from '../services/files/file-keys.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { chunksOf } from '../table/core/batch.ts';
import { isAttachmentId, readAttachments } from '../table/messages/attachment.ts';
import { readFilesOfProfiles } from '../table/profiles/profile-files.ts';
import { readPlansOfProjects } from '../table/projects/project-plans.ts';
import { readProgress, writeProgress } from '../table/settings/schedule-progress.ts';

const NAME = 'clean-files';
/** The most pages of keys that one run reads; the next run continues after the last key. */
const MOST_PAGES = 50;
/** The age in ms at which a file that no item names is deleted. */
const GRACE_MS = DAY_MS;

const KEYS_PER_DELETION = 1000;
/** The most keys that the log shows when a run refuses to delete. */
const SHOWN_KEYS = 20;

const isFile = ({ key }: ListedObject): boolean => key.startsWith(FILES) || key.startsWith(THUMBNAILS);

/** Returns the keys of objects that no profile, project or message names. */
const unnamedOf = async (objects: readonly ListedObject[]): Promise<string[]> => {
  const ids = [...new Set(objects.map(({ key }) => fileIdOf(key)))];
  const owners = [...new Set(ids.filter((id) => !isAttachmentId(id)).map(profileIdOf))];
  const [filesOf, plansOf, attachments] = await Promise.all([
    readFilesOfProfiles(owners),
    readPlansOfProjects(owners),
    readAttachments(ids.filter(isAttachmentId)),
  ]);
  const named = new Set([...filesOf.values(), ...plansOf.values(), attachments].flat().map(({ id }) => id));
  return objects.map(({ key }) => key).filter((key) => !named.has(fileIdOf(key)));
};

type BucketPage = { looked: number; unnamed: string[]; after: string };

/** Reads the bucket's keys after `from`, up to the limit of one run. */
const findUnnamed = async (from: string): Promise<BucketPage> => {
  const limit = now().getTime() - GRACE_MS;
  const found: BucketPage = { looked: 0, unnamed: [], after: from };
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const objects = await listObjects(found.after);
    const old = objects.filter((object) => isFile(object) && object.modified.getTime() < limit);
    found.looked += old.length;
    found.unnamed.push(...(await unnamedOf(old)));
    found.after = objects.at(-1)?.key ?? '';
    // No key is left, so the next run starts from the first one.
    if (!found.after) break;
  }
  return found;
};

/** The event of an operator who has checked a refused run: the number of objects that this run may delete. */
type CleanFilesEvent = { most?: number };
type CleanFilesResult = { deleted: number; refused?: number };

/**
 * Deletes files that a failed upload or deletion left in the bucket. There are few of them. A run that finds many
 * probably reads a wrong or restored table, so it deletes nothing, logs an error and checks the same keys in the next
 * run.
 */
export const handler = unlessReadOnly(async ({ most }: CleanFilesEvent = {}): Promise<CleanFilesResult> => {
  if (environment.cleanFiles === 'off') {
    logger.warn('Cleaning files is switched off');
    return { deleted: 0 };
  }
  const { looked, unnamed, after } = await findUnnamed((await readProgress(NAME)) ?? '');
  if (unnamed.length > (most ?? mostDeletions(looked))) {
    logger.error(CLEAN_FILES_REFUSED, { looked, unnamed: unnamed.length, keys: unnamed.slice(0, SHOWN_KEYS) });
    return { deleted: 0, refused: unnamed.length };
  }
  for (const keys of chunksOf(unnamed, KEYS_PER_DELETION)) await deleteObjects(keys);
  await writeProgress(NAME, after);
  logger.info('Cleaned files', { looked, deleted: unnamed.length });
  return { deleted: unnamed.length };
});
