import type { ApplicantNote } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { MOST_NOTES } from '@plumbline/shared/options/limits';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { listUsersOfProfile, type UserItem } from '../../../table/accounts/user.ts';
import {
  type ApplicantNoteItem,
  changeNote,
  deleteNote,
  listNotes,
  putNote,
} from '../../../table/jobs/applicant-note.ts';
import type { ActingCaller } from '../../sessions/caller.ts';
import { requireKnownSeeker } from './known-seeker.ts';

export const addNote = async (seeker: string, text: string, { profileId: company, userId }: ActingCaller) => {
  const [notes, users] = await Promise.all([
    listNotes(company, seeker),
    listUsersOfProfile(company),
    requireKnownSeeker(company, seeker),
  ]);
  // Concurrent notes may exceed the limit, because the notes were counted before.
  if (notes.length >= MOST_NOTES) throw new ApiError('notes_full');
  const note = { seeker, company, id: newId(), text, date: nowIso(), author: userId };
  await putNote(note);
  return noteView(note, userId, users);
};

type NoteRef = { seeker: string; id: string };

export const changeOwnNote = async (note: NoteRef, text: string, { profileId: company, userId }: ActingCaller) => {
  const [changed, users] = await Promise.all([
    changeNote({ ...note, company }, userId, { text, edited: nowIso() }),
    listUsersOfProfile(company),
  ]);
  if (!changed) throw new ApiError('note_not_found');
  return noteView(changed, userId, users);
};

export const deleteOwnNote = async (note: NoteRef, { profileId: company, userId }: ActingCaller): Promise<void> => {
  if (!(await deleteNote({ ...note, company }, userId))) throw new ApiError('note_not_found');
};

/** Returns a company's notes about a seeker, in four requests for any number of notes. */
export const readNotes = async (seeker: string, { profileId: company, userId }: ActingCaller) => {
  const [notes, users] = await Promise.all([
    listNotes(company, seeker),
    listUsersOfProfile(company),
    requireKnownSeeker(company, seeker),
  ]);
  return notes.map((note) => noteView(note, userId, users));
};

/** Returns a note as a user of the company sees it. */
export const noteView = (
  { id, text, date, edited, author }: ApplicantNoteItem,
  reader: string,
  users: readonly Pick<UserItem, 'id' | 'displayName'>[],
): ApplicantNote => ({
  id,
  text,
  date,
  edited,
  author: users.find((user) => user.id === author)?.displayName,
  isOwn: author === reader,
});
