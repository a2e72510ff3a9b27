import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, jobRequest } from '../../../table/jobs/job.ts';
import { jobCountersRequest } from '../../../table/jobs/job-counters.ts';
import {
  deleteMatchDigest,
  type MatchDigestEntryItem,
  readMatchDigest,
} from '../../../table/matching/match-digest-entry.ts';
import { readMatchMailState } from '../../../table/matching/search-mail-claims.ts';
import { type JobMatches, jobMatchesMail } from '../../emails/match-emails.ts';
import { mailNotice } from '../delivery/mail-notice.ts';
import { type Message, notifyReaders, type Reader, readersOf, settleAll } from '../delivery/notify-users.ts';
import { jobsMailedAsMatches, sendMatchMail } from './match-mail.ts';
import { matchMailEvent } from './match-mail-times.ts';
import { MOST_NAMED, newestMatches } from './newest-matches.ts';

/** Sends a seeker's users the e-mail about new matches. The notifications were written when the matches were found. */
const notifySeeker = async (
  readers: readonly Reader[],
  { profile, due, since }: MatchDigestEntryItem,
): Promise<void> => {
  const wanting = readers.filter(({ settings }) => settings.newMatch !== 'off');
  const mails = wanting.map(({ user }) =>
    sendMatchMail(user, due, async () => {
      const { claimed } = await readMatchMailState(profile, due);
      // A user who changed the frequency got some of these matches in other e-mails.
      const mailed = await jobsMailedAsMatches(user.id, since, due);
      return newestMatches(profile, since, { claimed: new Set([...claimed, ...mailed]) });
    }),
  );
  await settleAll(mails);
};

const readJobMatches = async (waiting: readonly MatchDigestEntryItem[]): Promise<JobMatches> => {
  const newest = waiting.toSorted((a, b) => b.since.localeCompare(a.since));
  const found = await batchGet({
    jobs: newest.map(({ job }) => jobRequest(job)),
    counters: newest.map(({ job }) => jobCountersRequest(job)),
  });
  const jobs = found.jobs.flatMap((job, at) => {
    const matches = found.counters[at]?.matches ?? 0;
    return job && isOpen(job) && matches > 0 ? [{ id: job.id, name: job.name, matches }] : [];
  });
  return { jobs: jobs.slice(0, MOST_NAMED), more: jobs.length > MOST_NAMED };
};

const notifyCompany = async (readers: readonly Reader[], waiting: readonly MatchDigestEntryItem[]): Promise<void> => {
  const [{ profile, due } = { profile: '', due: '' }] = waiting;
  const found = await readJobMatches(waiting);
  const [first] = found.jobs;
  if (!first) return;
  const message: Message = {
    event: matchMailEvent(due),
    kind: 'newMatch',
    from: profile,
    actor: undefined,
    subject: first.id,
    email: (language) => jobMatchesMail(found, language),
  };
  await notifyReaders(readers, message, mailNotice);
};

/**
 * Sends the digest of a profile that is due at `due`, then deletes its entries. Users whose e-mail failed get it in the
 * next run, and no one gets it twice.
 */
export const sendMatchDigest = async (profile: string, due: string): Promise<void> => {
  const [waiting, readers] = await Promise.all([readMatchDigest(profile, due), readersOf(profile)]);
  const [first] = waiting;
  if (!first) return;
  await (first.job === '' ? notifySeeker(readers, first) : notifyCompany(readers, waiting));
  await deleteMatchDigest(waiting);
};
