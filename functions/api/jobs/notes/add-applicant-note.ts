import * as contract from '@plumbline/shared/contracts/jobs/applicant-notes';
import { MOST_NOTES } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { requireKnownSeeker } from '../../../services/jobs/applicants/known-seeker.ts';
import { listUsersOfProfile } from '../../../table/accounts/user.ts';
import { listNotes, putNote } from '../../../table/jobs/applicant-note.ts';
import { noteView } from './note-view.ts';

export const addApplicantNote = operation(contract.addApplicantNote, async ({ params, body, caller }) => {
  const [company, seeker] = [caller.profileId, params.id];
  const [notes, users] = await Promise.all([
    listNotes(company, seeker),
    listUsersOfProfile(company),
    requireKnownSeeker(company, seeker),
  ]);
  // Two users who write concurrently may exceed the limit by one.
  if (notes.length >= MOST_NOTES) throw new ApiError('notes_full');
  const note = { seeker, company, id: newId(), text: body.text, date: nowIso(), author: caller.userId };
  await putNote(note);
  return noteView(note, caller.userId, users);
});
