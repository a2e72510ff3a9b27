import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageTypes } from '@plumbline/shared/options/files';
import { DAY_MS, EXPORT_DAYS } from '@plumbline/shared/options/limits';
import { epochSeconds, now, nowIso } from '../../platform/clock.ts';
import { deleteObjects, putFile, readObject } from '../../platform/files.ts';
import { type DataExportItem, deleteDataExport, endDataExport } from '../../table/accounts/data-export.ts';
import { readUser, type UserItem } from '../../table/accounts/user.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { exportKey, originalKey } from '../files/file-keys.ts';
import { documentName } from '../files/resume-name.ts';
import { sendOnce } from '../notifications/delivery/send-once.ts';
import { collectData, type OwnData } from './collect-data.ts';
import { type ArchivedFile, dataPath, exportIndex } from './export-index.ts';
import { makeArchive } from './make-archive.ts';

/** The most bytes of files in one copy, so that it fits on the disk of the function. */
const MOST_FILE_BYTES = 1.5 * 1024 ** 3;

type OwnFile = { id: string; name: string; type?: string; size: number };

const nested = (items: readonly Attributes[] | undefined, name: string): OwnFile[] =>
  (items ?? []).flatMap((item) => (item[name] ?? []) as OwnFile[]);

/** Returns the files of a person's data: those of the profile, plans of projects, and files sent in messages. */
const filesOf = (data: OwnData): OwnFile[] => [
  ...nested(data.ProfileFiles, 'files'),
  ...nested(data.ProjectPlans, 'plans'),
  ...((data.Attachment ?? []) as unknown as OwnFile[]).filter((each) => 'message' in each),
];

const writeArchive = (path: string, user: UserItem, data: OwnData) =>
  makeArchive(path, async (add) => {
    const archived: ArchivedFile[] = [];
    let total = 0;
    for (const { id, name, type, size } of filesOf(data)) {
      const shown = documentName({ name });
      const object = total + size > MOST_FILE_BYTES ? undefined : await readObject(originalKey(id));
      const place = object && `files/${archived.length + 1} ${shown}`;
      if (object && place) {
        total += object.bytes.length;
        await add({ path: place, bytes: object.bytes, isCompact: imageTypes.some((each) => each === type) });
      }
      archived.push({ name: shown, ...(place && { path: place }) });
    }
    for (const [entity, items] of Object.entries(data))
      await add({ path: dataPath(entity), bytes: Buffer.from(JSON.stringify(items, null, 2)) });
    const about = { language: user.language, made: nowIso(), email: user.email };
    await add({ path: 'index.html', bytes: Buffer.from(exportIndex(data, archived, about)) });
  });

const storeArchive = async (user: UserItem, key: string): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'data-export-'));
  try {
    const file = await writeArchive(join(folder, 'copy.zip'), user, await collectData(user));
    await putFile(key, file, 'application/zip');
    return file.bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Makes the copy that a user requested, and mails that it is ready. A user who is no longer active gets none, and the
 * copy of a user who deleted the account meanwhile is deleted.
 */
export const makeDataExport = async (requested: DataExportItem): Promise<void> => {
  const { userId, object } = requested;
  const user = await readUser(userId);
  if (user?.status !== 'active' || user.suspendedAt) {
    await deleteDataExport(userId);
    return;
  }
  const key = exportKey(object);
  const bytes = await storeArchive(user, key);
  const at = now();
  const expires = new Date(at.getTime() + EXPORT_DAYS * DAY_MS);
  const ready = { readyAt: at.toISOString(), expiresAt: expires.toISOString(), ttl: epochSeconds(expires) };
  if (!(await endDataExport(requested, { state: 'ready', bytes, ...ready }))) {
    await deleteObjects([key]);
    return;
  }
  const { dataExportMail } = await import('../emails/account-emails.ts');
  await sendOnce(`data-export.${object}`, async () => dataExportMail(user.email, user.language, expires));
};
