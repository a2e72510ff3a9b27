import { DAY_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { deleteObjects, type ListedObject, listObjects } from '../../platform/files.ts';
import { logger } from '../../platform/logger.ts';
import { FILES, fileIdOf, profileIdOf, THUMBNAILS } from '../../stored-files/file-keys.ts';
import { isAttachmentId, readAttachments } from '../../table/messages/attachment.ts';
import { readFilesOfProfiles } from '../../table/profiles/profile-files.ts';
import { readPlansOfProjects } from '../../table/projects/project-plans.ts';
import { readProgress, writeProgress } from '../../table/settings/schedule-progress.ts';

const NAME = 'clean-files';
/** Bound of one run; the next one goes on after the last key. */
const MOST_PAGES = 50;
/** A file is stored before the table names it; nobody takes longer over that. */
const GRACE_MS = DAY_MS;

const isFile = ({ key }: ListedObject): boolean => key.startsWith(FILES) || key.startsWith(THUMBNAILS);

/** Keys of the objects that no profile, project or message names. */
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

/** Deletes what a failed upload or a failed deletion left in the bucket. */
export const handler = async (): Promise<{ deleted: number }> => {
  const limit = now().getTime() - GRACE_MS;
  let after = (await readProgress(NAME)) ?? '';
  let deleted = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const objects = await listObjects(after);
    const old = objects.filter((object) => isFile(object) && object.modified.getTime() < limit);
    const unnamed = await unnamedOf(old);
    await deleteObjects(unnamed);
    deleted += unnamed.length;
    after = objects.at(-1)?.key ?? '';
    // At the end the next run begins anew.
    if (!after) break;
  }
  await writeProgress(NAME, after);
  logger.info('Cleaned files', { deleted });
  return { deleted };
};
