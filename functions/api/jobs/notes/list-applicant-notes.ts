import * as contract from '@plumbline/shared/contracts/jobs/applicant-notes';
import { operation } from '../../../http/operation.ts';
import { requireKnownSeeker } from '../../../services/jobs/applicants/known-seeker.ts';
import { listUsersOfProfile } from '../../../table/accounts/user.ts';
import { listNotes } from '../../../table/jobs/applicant-note.ts';
import { noteView } from './note-view.ts';

/** Four requests, however many there are. */
export const listApplicantNotes = operation(contract.listApplicantNotes, async ({ params, caller }) => {
  const [notes, users] = await Promise.all([
    listNotes(caller.profileId, params.id),
    listUsersOfProfile(caller.profileId),
    requireKnownSeeker(caller.profileId, params.id),
  ]);
  return { results: notes.map((note) => noteView(note, caller.userId, users)) };
});
