import { DAY_MS, MATCH_MAIL_DAYS, SENT_MAIL_DAYS, SENT_MAILS_SHOWN } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import { listMailsTo, MAIL_SCOPE, readMailsTo } from '../../table/idempotency/sent-mail.ts';
import { matchMailKeys } from './digests/match-mail-times.ts';

/** Returns the newest e-mails to the address of a user, newest first, in one query and one batch. */
export const newestMailsTo = async ({ id, email }: Pick<UserItem, 'id' | 'email'>) => {
  const before = (days: number): string => new Date(now().getTime() - days * DAY_MS).toISOString();
  // An e-mail of this moment may be later by the clock of the function that sent it.
  const period = { from: before(SENT_MAIL_DAYS), to: before(-1), limit: SENT_MAILS_SHOWN };
  const mails = await Promise.all([
    listMailsTo(email, period),
    readMailsTo(email, MAIL_SCOPE, matchMailKeys(id, before(MATCH_MAIL_DAYS))),
  ]);
  return mails
    .flat()
    .map(({ kind, outcome, date }) => ({ kind, outcome, date }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, SENT_MAILS_SHOWN);
};
