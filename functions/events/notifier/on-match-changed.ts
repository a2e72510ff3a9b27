import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import type { Language } from '@plumbline/shared/options/languages';
import { matchNotice, severalMatches } from '../../services/emails/match-emails.ts';
import { type Reader, readersOfProfiles, settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { pushMatch } from '../../services/notifications/delivery/push/push-once.ts';
import { notificationId, writeNotification } from '../../services/notifications/delivery/write-notification.ts';
import { enqueueMail } from '../../services/notifications/queued/enqueue-mail.ts';
import { isCountedWhenPosted } from '../../services/notifications/reminders/own-jobs.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type Batch, batchOf, type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { isOpen, type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { Match, type MatchItem, matchRequest } from '../../table/matching/match.ts';
import { putMatchDigestEntry } from '../../table/matching/match-digest-entry.ts';
import { widenNotification } from '../../table/notifications/notification.ts';

type Change = ReturnType<typeof itemsOf<typeof Match>>[number];

/** Returns a match that a change added. A match that a rebuild restored was reported earlier. */
const newMatchOf = ({ before, after }: Change): MatchItem | undefined =>
  after && !before && !after.quiet ? after : undefined;

/** The data for the notifications of a batch of new matches: readers by seeker, and open jobs by match and by id. */
type MatchContext = {
  readers: ReadonlyMap<string, Reader[]>;
  jobs: ReadonlyMap<string, JobItem>;
  jobOf: (match: MatchItem) => JobItem | undefined;
};

/** Returns the jobs that are open, and those of the matches that still exist. */
const readJobs = async (matches: readonly MatchItem[]): Promise<Pick<MatchContext, 'jobs' | 'jobOf'>> => {
  const found = await batchGet({
    jobs: [...new Set(matches.map(({ job }) => job))].map(jobRequest),
    matches: matches.map(({ job, seeker }) => matchRequest(job, seeker)),
  });
  const jobs = new Map(found.jobs.flatMap((job) => (job && isOpen(job) ? [[job.id, job] as const] : [])));
  const nameOf = ({ job, seeker, foundAt }: MatchItem) => `${job} ${seeker} ${foundAt}`;
  const existing = new Set(found.matches.flatMap((match) => (match ? [nameOf(match)] : [])));
  return { jobs, jobOf: (match) => (existing.has(nameOf(match)) ? jobs.get(match.job) : undefined) };
};

/** Returns the new match of a change; none when this release can't read it, which fails that change alone. */
const readableMatchOf = (change: ItemChange): MatchItem[] => {
  try {
    return itemsOf(Match, [change]).flatMap((versions) => newMatchOf(versions) ?? []);
  } catch {
    return [];
  }
};

/** Reads for all new matches of a batch what each of them needs. A job can match hundreds of seekers. */
const readMatchContext = async (batch: Batch): Promise<MatchContext> => {
  const matches = batch.changesOf('Match').flatMap(readableMatchOf);
  const [readers, jobs] = await Promise.all([
    readersOfProfiles([...new Set(matches.map(({ seeker }) => seeker))]),
    readJobs(matches),
  ]);
  return { readers, ...jobs };
};

/** Writes one notification for all matches of one change, which have the same date. */
const notify = async ({ user }: Reader, match: MatchItem, job: JobItem): Promise<void> => {
  const event = `match.${match.foundAt}`;
  const email = (language: Language) => matchNotice(job, language);
  const notified = { event, kind: 'newMatch', from: match.company, subject: job.id, email } as const;
  if (await writeNotification(user, notified)) return;
  const id = notificationId(event, user.id);
  await widenNotification({ userId: user.id, id, subject: job.id }, severalMatches(user.language));
};

const waitFor = (due: string, { seeker, foundAt }: MatchItem): Promise<void> =>
  putMatchDigestEntry({ profile: seeker, job: '', since: foundAt, due });

/** Puts one e-mail about the matches of a change into the queue, which sends one for the first change of an hour. */
const mailMatches = ({ user }: Reader, { seeker, job, foundAt }: MatchItem, batch: Batch): Promise<void> =>
  batch.once(`e-mail to ${user.id} ${foundAt}`, () =>
    enqueueMail('matches', { type: 'match', user: user.id, seeker, job, foundAt }),
  );

const notifySeeker = async (match: MatchItem, context: MatchContext, batch: Batch): Promise<void> => {
  const job = context.jobOf(match);
  if (!job) return;
  for (const reader of context.readers.get(match.seeker) ?? []) {
    const { newMatch } = reader.settings;
    await notify(reader, match, job);
    await settleAll([
      pushMatch(reader, match, job, matchNotice(job, reader.user.language).path),
      ...(newMatch === 'daily' ? [waitFor(nextDigest(match.foundAt), match)] : []),
      ...(newMatch === 'at-once' ? [mailMatches(reader, match, batch)] : []),
    ]);
  }
};

/**
 * Adds a match to the company's daily digest, which has one entry for all matches of a job. The first matches are in
 * the e-mail about the posted job.
 */
const notifyCompany = async (match: MatchItem, context: MatchContext, batch: Batch): Promise<void> => {
  const { company, job, foundAt } = match;
  const posted = context.jobs.get(job);
  if (posted && isCountedWhenPosted(posted, foundAt)) return;
  await batch.once(`digest of ${company} ${job} ${foundAt}`, () =>
    putMatchDigestEntry({ profile: company, job, since: foundAt, due: nextDigest(foundAt) }),
  );
};

/** Notifies about new matches. */
export const onMatchChanged = async (changes: ItemChange[], batch: Batch = batchOf(() => changes)): Promise<void> => {
  const matches = itemsOf(Match, changes).flatMap((change) => newMatchOf(change) ?? []);
  if (!matches.length) return;
  const context = await batch.once('new matches', () => readMatchContext(batch));
  for (const match of matches)
    await settleAll([notifySeeker(match, context, batch), notifyCompany(match, context, batch)]);
};
