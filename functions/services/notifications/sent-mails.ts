import { DAY_MS, MATCH_MAIL_DAYS, SENT_MAIL_DAYS, SENT_MAILS_SHOWN } from '@plumbline/shared/options/limits';
import type { MailKind } from '@plumbline/shared/options/staff/mail-kinds';
import { now } from '../../platform/clock.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import { listMailsTo, MAIL_SCOPE, readMails } from '../../table/idempotency/sent-mail.ts';
import { matchMailKeys } from './digests/match-mail-times.ts';

/** The kinds of e-mails with which an account begins. */
const INVITING: ReadonlySet<MailKind> = new Set(['invitation', 'setUp']);

type Addressee = Pick<UserItem, 'id' | 'email' | 'emailSince' | 'invitedAt' | 'createdAt'>;

/**
 * Returns the newest e-mails to a user, newest first, in one query and one batch: those to the user's present address,
 * from the time at which the user got it, because it may have belonged to another account before. The address of an
 * invited user can still belong to another account, so for them only e-mails with a link to set up an account are
 * returned.
 */
export const newestMailsTo = async ({ id, email, emailSince, invitedAt, createdAt }: Addressee) => {
  const since = emailSince ?? createdAt;
  const before = (days: number): string => new Date(now().getTime() - days * DAY_MS).toISOString();
  // An e-mail of this moment may be later by the clock of the function that sent it.
  const from = [since, before(SENT_MAIL_DAYS)].toSorted()[1]!;
  const period = { from, to: before(-1), limit: SENT_MAILS_SHOWN };
  const mails = await Promise.all([
    listMailsTo(email, period),
    readMails(MAIL_SCOPE, matchMailKeys(id, before(MATCH_MAIL_DAYS))),
  ]);
  return mails
    .flat()
    .filter(({ kind, date }) => date >= since && (!invitedAt || INVITING.has(kind)))
    .map(({ kind, outcome, date }) => ({ kind, outcome, date }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, SENT_MAILS_SHOWN);
};
