import type { ApplicantNote } from '@plumbline/shared/contracts/jobs/applicant-notes';
import type { UserItem } from '../../../table/accounts/user.ts';
import type { ApplicantNoteItem } from '../../../table/jobs/applicant-note.ts';

/** A note as a user of the company reads it. */
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
