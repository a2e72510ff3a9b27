import { randomUUID } from 'node:crypto';
import type { DataExportView } from '@plumbline/shared/contracts/accounts/data-export';
import { DAY_MS, EXPORT_DAYS, EXPORT_FAILED_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { type DataExportItem, putDataExport, readDataExport } from '../../table/accounts/data-export.ts';
import { exportKey } from '../files/file-keys.ts';
import { linkTo } from '../files/file-links.ts';
import { attachment } from '../files/resume-name.ts';
import type { Caller } from '../sessions/caller.ts';
import { exportedProfile } from './exported-profile.ts';

const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();

const viewOf = ({ state, requestedAt, expiresAt, bytes }: DataExportItem): DataExportView => {
  if (state === 'waiting')
    return { state: requestedAt <= before(EXPORT_FAILED_MS) ? 'failed' : 'waiting', requestedAt };
  // DynamoDB deletes an item up to two days after its time.
  if (!expiresAt || expiresAt <= now().toISOString()) return { state: 'none' };
  return { state: 'ready', requestedAt, expiresAt, bytes, canAskAgain: requestedAt <= before(DAY_MS) };
};

/** Returns the newest copy of a user, unless it has the data of a profile that they no longer own. */
const readOwnCopy = async (caller: Caller): Promise<DataExportItem | undefined> => {
  const found = await readDataExport(caller.userId);
  const isOwn = !found?.profileId || found.profileId === exportedProfile(caller);
  return isOwn ? found : undefined;
};

/** Returns the state of a user's newest copy of their data. */
export const viewDataExport = async (caller: Caller): Promise<DataExportView> => {
  const found = await readOwnCopy(caller);
  return found ? viewOf(found) : { state: 'none' };
};

/** Requests a copy, which `make-data-exports` makes. Throws when the user has requested one in the last 24 hours. */
export const requestDataExport = async (userId: string): Promise<DataExportView> => {
  const at = now();
  const previous = await readDataExport(userId);
  const requested = {
    userId,
    state: 'waiting' as const,
    requestedAt: at.toISOString(),
    object: randomUUID(),
    ...(previous && { formerObjects: [previous.object, ...(previous.formerObjects ?? [])] }),
    ttl: epochSeconds(new Date(at.getTime() + EXPORT_DAYS * DAY_MS)),
  };
  if (!(await putDataExport(requested, previous, { ready: before(DAY_MS), waiting: before(EXPORT_FAILED_MS) })))
    throw new ApiError('data_export_recent');
  return viewOf(requested);
};

/** Returns a link that downloads the copy. It works for five minutes. Throws `data_export_missing`. */
export const linkToDataExport = async (caller: Caller): Promise<string> => {
  const found = await readOwnCopy(caller);
  if (!found || viewOf(found).state !== 'ready') throw new ApiError('data_export_missing');
  const name = `plumbline-${found.requestedAt.slice(0, 10)}.zip`;
  return linkTo(exportKey(found.object), attachment(name));
};
