import type { MailProblem } from '@plumbline/shared/domain/accounts/mail-problems';
import { keepAddressMark, readAddressMark } from '../../table/accounts/address-mark.ts';
import type { Write } from '../../table/core/transact.ts';
import { endMark } from '../notifications/delivery/end-mark.ts';

/** The mark of an address that a user claims, as the user's attribute, and the writes that fit it. */
export type ClaimedMark = { mailProblem?: { reason: MailProblem; since: string }; writes: Write[] };

/**
 * Returns what becomes of the mark of an address that a user claims. A link that arrived ends the mark of a bounce. Any
 * other mark becomes the user's, who can end it, so it has no end of its own.
 */
export const takeOverMark = async (email: string, { hasArrived }: { hasArrived: boolean }): Promise<ClaimedMark> => {
  const mark = await readAddressMark(email);
  if (!mark?.reason || mark.since === undefined) return { writes: [] };
  const { reason, since } = mark;
  if (reason === 'bounced' && hasArrived) return { writes: [endMark(email)] };
  return { mailProblem: { reason, since }, writes: [keepAddressMark(mark)] };
};
