import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import type { Language } from '@plumbline/shared/options/languages';
import { newMatchMail, severalMatches } from '../../services/emails/match-emails.ts';
import { renderEmail } from '../../services/emails/render-email.ts';
import { type Reader, readersOf, settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { sendOnce } from '../../services/notifications/delivery/send-once.ts';
import {
  dedupKey,
  notificationId,
  writeNotification,
} from '../../services/notifications/delivery/write-notification.ts';
import { hourAfter, hourOf, matchMailEvent } from '../../services/notifications/digests/match-mail-times.ts';
import { newestMatches } from '../../services/notifications/digests/newest-matches.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { isOpen, type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { Match, type MatchItem, matchRequest } from '../../table/matching/match.ts';
import { putMatchDigestEntry, readMatchDigest } from '../../table/matching/match-digest-entry.ts';
import { widenNotification } from '../../table/notifications/notification.ts';

/** Returns the job of a match; undefined when the match or the open job is gone. */
const readJobOf = async ({ job, seeker, foundAt }: MatchItem): Promise<JobItem | undefined> => {
  const found = await batchGet({ jobs: [jobRequest(job)], matches: [matchRequest(job, seeker)] });
  const read = found.jobs[0];
  return read && isOpen(read) && found.matches[0]?.foundAt === foundAt ? read : undefined;
};

/** Writes one notification for all matches of one change, which have the same date. */
const notify = async ({ user }: Reader, match: MatchItem, job: JobItem): Promise<void> => {
  const event = `match.${match.foundAt}`;
  const email = (language: Language) => newMatchMail({ jobs: [job], more: false }, language);
  const notified = { event, kind: 'newMatch', from: match.company, subject: job.id, email } as const;
  if (await writeNotification(user, notified)) return;
  const id = notificationId(event, user.id);
  await widenNotification({ userId: user.id, id, subject: job.id }, severalMatches(user.language));
};

const waitFor = (due: string, { seeker, foundAt }: MatchItem): Promise<void> =>
  putMatchDigestEntry({ profile: seeker, job: '', since: foundAt, due });

/**
 * Sends an e-mail for the first change of an hour. Matches of later changes in that hour are part of the next hour's
 * e-mail.
 */
const mailAtOnce = async ({ user }: Reader, match: MatchItem): Promise<void> => {
  const { seeker, foundAt } = match;
  const hour = hourOf(foundAt);
  const write = async () => {
    const [waiting] = await readMatchDigest(seeker, hour);
    const since = waiting && waiting.since < foundAt ? waiting.since : foundAt;
    const found = await newestMatches(seeker, since, [match]);
    return found.jobs.length ? renderEmail(user, 'newMatch', newMatchMail(found, user.language)) : undefined;
  };
  const sentFor = await sendOnce(dedupKey(matchMailEvent(hour), user.id), write, { holder: foundAt });
  if (sentFor !== undefined && sentFor !== foundAt) await waitFor(hourAfter(foundAt), match);
};

const notifySeeker = async (match: MatchItem): Promise<void> => {
  const [readers, job] = await Promise.all([readersOf(match.seeker), readJobOf(match)]);
  if (!job) return;
  for (const reader of readers) {
    const { newMatch } = reader.settings;
    await notify(reader, match, job);
    if (newMatch === 'daily') await waitFor(nextDigest(match.foundAt), match);
    if (newMatch === 'at-once') await mailAtOnce(reader, match);
  }
};

/** Adds a match to the company's daily digest, because a job can match hundreds of seekers. */
const notifyCompany = ({ company, job, foundAt }: MatchItem): Promise<void> =>
  putMatchDigestEntry({ profile: company, job, since: foundAt, due: nextDigest(foundAt) });

/** Notifies about new matches. A match that a rebuild restored was reported earlier. */
export const onMatchChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Match, changes)) {
    if (after && !before && !after.quiet) await settleAll([notifySeeker(after), notifyCompany(after)]);
  }
};
