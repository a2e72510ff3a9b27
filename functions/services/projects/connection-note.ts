import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { noteProjectTie } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { noteOnConnectionRequest } from '../../table/access/project-connection-request.ts';

type Note = RequestOf<typeof noteProjectTie>['body'];

type Key = Parameters<typeof noteOnConnectionRequest>[0];

/**
 * Saves the private note about a connection. Throws `request_changed` when a colleague has saved another one meanwhile.
 */
export const saveNote = async (key: Key, { note, readAt }: Note) => {
  const notedAt = nowIso();
  const noted = await noteOnConnectionRequest(key, { text: note, at: notedAt, readAt });
  if (noted === 'no such request') throw new ApiError('connection_not_found');
  if (noted === 'changed elsewhere') throw new ApiError('request_changed');
  return note ? { note, notedAt } : {};
};
