import { setTimeout as delay } from 'node:timers/promises';
import { nowIso } from '../../../platform/clock.ts';
import { PassingError } from '../../../platform/passing-errors.ts';
import type { UserItem } from '../../../table/accounts/user.ts';
import { readJobsOfMails } from '../../../table/idempotency/lock.ts';
import { MAIL_SCOPE } from '../../../table/idempotency/sent-mail.ts';
import { type FoundJobs, newMatchMail } from '../../emails/match-emails.ts';
import { renderEmail } from '../../emails/render-email.ts';
import { sendOnce } from '../delivery/send-once.ts';
import { dedupKey } from '../delivery/write-notification.ts';
import { hoursSince, matchMailEvent } from './match-mail-times.ts';

const PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 200;

/**
 * Sends a seeker the e-mail about matches of an hour or a digest, unless it was sent. `find` runs after the lock was
 * taken. Returns the `holder` that it was sent for.
 */
export const sendMatchMail = (
  user: UserItem,
  slot: string,
  find: () => Promise<FoundJobs>,
  holder?: string,
): Promise<string | undefined> => {
  let listed: string[] = [];
  const write = async () => {
    const found = await find();
    listed = found.jobs.map(({ id }) => id);
    return found.jobs.length ? renderEmail(user, 'newMatch', newMatchMail(found, user.language)) : undefined;
  };
  const terms = { listed: () => listed, ...(holder !== undefined && { holder }) };
  return sendOnce(dedupKey(matchMailEvent(slot), user.id), write, terms);
};

/**
 * Returns the jobs that e-mails about matches listed since a time (ISO), except for the e-mail of the slot `own`. Waits
 * for an e-mail that is being sent, and throws after two seconds; the schedule then tries again. Of two e-mails about
 * matches only the later one waits, so that they don't wait for each other.
 */
export const jobsMailedAsMatches = async (
  userId: string,
  since: string,
  own?: string,
): Promise<ReadonlySet<string>> => {
  const keyOf = (hour: string) => dedupKey(matchMailEvent(hour), userId);
  const hours = hoursSince(since).filter((hour) => hour !== own);
  const keys = hours.map(keyOf);
  const earlier = new Set(hours.filter((hour) => own === undefined || hour < own).map(keyOf));
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const { jobs, sending } = await readJobsOfMails(MAIL_SCOPE, keys, nowIso());
    if (!sending.some((key) => earlier.has(key))) return jobs;
    if (performance.now() >= end) throw new PassingError(`An e-mail about matches is being sent to ${userId}`);
    await delay(LOOK_EVERY_MS);
  }
};
