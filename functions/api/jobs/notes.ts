import * as contract from '@plumbline/shared/contracts/jobs/applicant-notes';
import { operation } from '../../http/operation.ts';
import { addNote, changeOwnNote, deleteOwnNote, readNotes } from '../../services/jobs/applicants/notes.ts';

export const listApplicantNotes = operation(contract.listApplicantNotes, async ({ params, caller }) => ({
  results: await readNotes(params.id, caller),
}));

export const addApplicantNote = operation(contract.addApplicantNote, async ({ params, body, caller }) =>
  addNote(params.id, body.text, caller),
);

export const changeApplicantNote = operation(contract.changeApplicantNote, async ({ params, body, caller }) =>
  changeOwnNote({ seeker: params.id, id: params.noteId }, body.text, caller),
);

export const deleteApplicantNote = operation(contract.deleteApplicantNote, async ({ params, caller }) => {
  await deleteOwnNote({ seeker: params.id, id: params.noteId }, caller);
  return { success: true };
});
