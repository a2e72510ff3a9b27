import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageTypes } from '@plumbline/shared/options/files';
import { DAY_MS, EXPORT_DAYS, EXPORT_FILE_BYTES } from '@plumbline/shared/options/limits';
import { epochSeconds, now, nowIso } from '../../platform/clock.ts';
import { deleteObjects, putFile, readObject } from '../../platform/files.ts';
import {
  type DataExportItem,
  deleteDataExport,
  endDataExport,
  storeReadyExport,
} from '../../table/accounts/data-export.ts';
import { readUser, type UserItem } from '../../table/accounts/user.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { exportKey, originalKey } from '../files/file-keys.ts';
import { documentName } from '../files/resume-name.ts';
import { sendOnce } from '../notifications/delivery/send-once.ts';
import { collectData, type OwnData } from './collect-data.ts';
import { deleteCopy } from './delete-copy.ts';
import { type ArchivedFile, dataPath, exportIndex } from './export-index.ts';
import { exportedProfile } from './exported-profile.ts';
import { makeArchive } from './make-archive.ts';

type OwnFile = { id: string; name: string; type?: string; size: number };

const nested = (items: readonly Attributes[] | undefined, name: string): OwnFile[] =>
  (items ?? []).flatMap((item) => (item[name] ?? []) as OwnFile[]);

/** Returns the files of a person's data: those of the profile, plans of projects, and files sent in messages. */
const filesOf = (data: OwnData): OwnFile[] => [
  ...nested(data.ProfileFiles, 'files'),
  ...nested(data.ProjectPlans, 'plans'),
  ...((data.Attachment ?? []) as unknown as OwnFile[]).filter((each) => 'message' in each),
];

const writeArchive = (file: FileHandle, user: UserItem, data: OwnData) =>
  makeArchive(file, async (add) => {
    const archived: ArchivedFile[] = [];
    let total = 0;
    for (const { id, name, type, size } of filesOf(data)) {
      const shown = documentName({ name });
      const isTooLarge = total + size > EXPORT_FILE_BYTES;
      const object = isTooLarge ? undefined : await readObject(originalKey(id));
      const place = object && `files/${archived.length + 1} ${shown}`;
      if (object && place) {
        total += object.bytes.length;
        await add({ path: place, bytes: object.bytes, isCompact: imageTypes.some((each) => each === type) });
      }
      archived.push(place ? { name: shown, path: place } : { name: shown, gap: isTooLarge ? 'tooLarge' : 'missing' });
    }
    for (const [entity, items] of Object.entries(data))
      await add({ path: dataPath(entity), bytes: Buffer.from(JSON.stringify(items, null, 2)) });
    const about = { language: user.language, made: nowIso(), email: user.email };
    await add({ path: 'index.html', bytes: Buffer.from(exportIndex(data, archived, about)) });
  });

const storeArchive = async (user: UserItem, key: string): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'data-export-'));
  const file = await open(join(folder, 'copy.zip'), 'wx+');
  try {
    // Without a name, the file ends with the process, so that a run that is stopped leaves nothing on the disk.
    await rm(folder, { recursive: true });
    const archive = await writeArchive(file, user, await collectData(user));
    await putFile(key, archive, 'application/zip');
    return archive.bytes;
  } finally {
    await file.close();
  }
};

/** Makes the copy and stores it as ready. Returns when it ends; undefined for a request that no longer exists. */
const makeReady = async (requested: DataExportItem, user: UserItem): Promise<Date | undefined> => {
  const key = exportKey(requested.object);
  const bytes = await storeArchive(user, key);
  const at = now();
  const expires = new Date(at.getTime() + EXPORT_DAYS * DAY_MS);
  const profileId = exportedProfile(user);
  const ready = { readyAt: at.toISOString(), expiresAt: expires.toISOString(), ttl: epochSeconds(expires) };
  if (await storeReadyExport(requested, { bytes, ...ready, ...(profileId && { profileId }) })) return expires;
  await deleteObjects([key]);
  return undefined;
};

/**
 * Makes the copy that a user requested, mails that it is ready, and deletes the earlier ones. A user who is no longer
 * active gets none, and the copy of a user who deleted the account meanwhile is deleted. A copy that is ready already,
 * because the e-mail failed, isn't made again.
 */
export const makeDataExport = async (requested: DataExportItem): Promise<void> => {
  const { userId, object, expiresAt, formerObjects = [] } = requested;
  const user = await readUser(userId);
  if (user?.status !== 'active' || user.suspendedAt) {
    await deleteCopy(userId);
    await deleteDataExport(userId);
    return;
  }
  const expires = requested.state === 'ready' && expiresAt ? new Date(expiresAt) : await makeReady(requested, user);
  if (!expires) return;
  await deleteObjects(formerObjects.map(exportKey));
  const { dataExportMail } = await import('../emails/account-emails.ts');
  await sendOnce(`data-export.${object}`, async () => ({
    ...dataExportMail(user.email, user.language, expires),
    kind: 'dataExport',
  }));
  await endDataExport(requested);
};
