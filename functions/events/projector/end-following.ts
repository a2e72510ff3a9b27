import { endFollowingBy } from '../../services/jobs/applicants/end-following.ts';
import { ContactAccess, readContactAccess } from '../../table/access/contact-access.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';

/** Deletes the stages of an unlocked person after a refund, unless the company has unlocked the person again. */
export const endFollowingOfContact = async (changes: ItemChange[]): Promise<void> => {
  const { before, after } = itemsOf(ContactAccess, changes).at(-1) ?? {};
  if (!before || after) return;
  const { viewer, subject } = before;
  if (!(await readContactAccess(viewer, subject))) await endFollowingBy(viewer, subject);
};
