import * as contract from '@plumbline/shared/contracts/jobs/applicant-notes';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { deleteNote } from '../../../table/jobs/applicant-note.ts';

export const deleteApplicantNote = operation(contract.deleteApplicantNote, async ({ params, caller }) => {
  const key = { seeker: params.id, company: caller.profileId, id: params.noteId };
  if (!(await deleteNote(key, caller.userId))) throw new ApiError('note_not_found');
  return { success: true };
});
