import * as contract from '@plumbline/shared/contracts/projects/project-ties';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { noteOnTie } from '../../../table/access/project-tie.ts';

/** Saves the private note about a connection; what a colleague wrote meanwhile is not written over. */
export const noteProjectTie = operation(contract.noteProjectTie, async ({ params, body, caller }) => {
  const key = { company: caller.profileId, project: params.project, other: params.company };
  const at = nowIso();
  const noted = await noteOnTie(key, { text: body.note, at, readAt: body.readAt });
  if (noted === 'no such tie') throw new ApiError('connection_not_found');
  if (noted === 'changed elsewhere') throw new ApiError('request_changed');
  return body.note ? { note: body.note, notedAt: at } : {};
});
