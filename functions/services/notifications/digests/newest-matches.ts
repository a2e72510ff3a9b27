import { placeText } from '@plumbline/shared/domain/text/place-text';
import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, type JobItem, jobRequest } from '../../../table/jobs/job.ts';
import { listMatchesOfSeeker, type MatchItem } from '../../../table/matching/match.ts';
import type { FoundJobs } from '../../emails/match-emails.ts';

/** The most jobs that one e-mail lists. */
export const MOST_NAMED = 5;
/** The most further matches that are read because other e-mails listed some of the newest ones. */
const MOST_EXTRA = 20;

type Matches = {
  /** Jobs that another e-mail listed. */
  claimed: ReadonlySet<string>;
  /** Matches that the index may not contain yet, and jobs that were read before, by their ids. */
  known?: readonly MatchItem[];
  knownJobs?: ReadonlyMap<string, JobItem>;
};

/** Returns a seeker's matches since `since` (ISO), newest first, for one e-mail. */
export const newestMatches = async (
  seeker: string,
  since: string,
  { claimed, known = [], knownJobs = new Map() }: Matches,
): Promise<FoundJobs> => {
  const listed = await listMatchesOfSeeker(seeker, MOST_NAMED + 1 + Math.min(claimed.size, MOST_EXTRA));
  const found = new Map([...known, ...listed].map((match) => [match.job, match]));
  const matches = [...found.values()]
    .filter(({ job, foundAt }) => foundAt >= since && !claimed.has(job))
    .sort((a, b) => b.foundAt.localeCompare(a.foundAt));
  const unread = matches.map(({ job }) => job).filter((job) => !knownJobs.has(job));
  const read = await batchGet({ jobs: unread.map(jobRequest) });
  const byId = new Map([...knownJobs, ...read.jobs.flatMap((job) => (job ? [[job.id, job] as const] : []))]);
  const open = matches.flatMap(({ job: id, reason, card }) => {
    const job = byId.get(id);
    if (!job || !isOpen(job)) return [];
    return [{ ...job, miles: reason.miles, trade: reason.category, rating: reason.rating, near: card ?? job }];
  });
  return {
    jobs: open.slice(0, MOST_NAMED),
    more: open.length > MOST_NAMED,
    place: open[0] ? placeText(open[0].near) : '',
  };
};
