import * as contract from '@plumbline/shared/contracts/jobs/applicant-notes';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { listUsersOfProfile } from '../../../table/accounts/user.ts';
import { changeNote } from '../../../table/jobs/applicant-note.ts';
import { noteView } from './note-view.ts';

export const changeApplicantNote = operation(contract.changeApplicantNote, async ({ params, body, caller }) => {
  const key = { seeker: params.id, company: caller.profileId, id: params.noteId };
  const [note, users] = await Promise.all([
    changeNote(key, caller.userId, { text: body.text, edited: nowIso() }),
    listUsersOfProfile(caller.profileId),
  ]);
  if (!note) throw new ApiError('note_not_found');
  return noteView(note, caller.userId, users);
});
