import { isDeepStrictEqual } from 'node:util';
import { activityOf } from '@plumbline/shared/domain/jobs/seeker-activity';
import { nowIso } from '../../platform/clock.ts';
import { AccessEntry, accessEntryRequest } from '../../table/access/access-entry.ts';
import {
  activityOfItem,
  allActivitiesOfJob,
  putSeekerActivity,
  type SeekerActivityItem,
  seekerActivityRequest,
} from '../../table/activity/seeker-activity.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { retryOnConflict, transact } from '../../table/core/transact.ts';
import { Job, jobRequest } from '../../table/jobs/job.ts';
import { SentJobPost, sentJobRequest } from '../../table/jobs/sent-job.ts';
import { Match, matchExpiryRequest, matchRequest } from '../../table/matching/match.ts';
import { ifSeekerExists, seekerProfileRequest } from '../../table/profiles/profile.ts';

type Pair = Pick<SeekerActivityItem, 'seeker' | 'job' | 'company'>;

/** The most tries to write a line, because several consumers can write the same line concurrently. */
const TRIES = 5;
const AT_ONCE = 10;

/** Reads the items that connect a seeker and a job, in one consistent request. */
const readPair = async ({ seeker, job: subject, company }: Pair) => {
  const found = await batchGet({
    lines: [seekerActivityRequest(seeker, subject)],
    seekers: [seekerProfileRequest(seeker)],
    jobs: [jobRequest(subject)],
    entries: [
      accessEntryRequest({ owner: company, type: 'job-application', subject, other: seeker }),
      accessEntryRequest({ owner: seeker, type: 'job', subject, other: company }),
    ],
    sent: [sentJobRequest(company, seeker, subject)],
    matches: [matchRequest(subject, seeker)],
    expiries: [matchExpiryRequest(subject, seeker)],
  });
  const [application, invitation] = found.entries;
  const job = found.jobs[0];
  return {
    line: found.lines[0],
    // Briefings are listed elsewhere, so they have no line in the activity list.
    isListed: Boolean(found.seekers[0] && job && !job.briefing),
    facts: {
      application,
      declinedAt: invitation?.state === 'rejected' ? invitation.date : undefined,
      sentAt: found.sent[0]?.date,
      matchedAt: found.matches[0]?.foundAt,
      expiredAt: found.expiries[0]?.date,
      jobEndedAt: job?.deletedAt,
      isJobFilled: job?.filledAt !== undefined,
    },
  };
};

/** Updates the line of a seeker's activity list from the current state of the table. Repeating it changes nothing. */
const refreshLine = (pair: Pair): Promise<void> =>
  retryOnConflict(
    async () => {
      const { line, isListed, facts } = await readPair(pair);
      const before = line && activityOfItem(line);
      const activity = activityOf(facts, before, nowIso());
      if (!isListed || !activity || isDeepStrictEqual(activity, before)) return;
      await transact(...putSeekerActivity(pair, activity, line), ifSeekerExists(pair.seeker));
    },
    { tries: TRIES },
  );

/** Updates the line of an application that changed, or of a job that a seeker declined. */
export const projectEntryLines = async (changes: ItemChange[]): Promise<void> => {
  const { before, after } = itemsOf(AccessEntry, changes).at(-1) ?? {};
  const entry = after ?? before;
  if (!entry || entry.type === 'project') return;
  const { owner, other, subject: job } = entry;
  const [company, seeker] = entry.type === 'job' ? [other, owner] : [owner, other];
  await refreshLine({ seeker, job, company });
};

export const projectSentLines = async (changes: ItemChange[]): Promise<void> => {
  const { after } = itemsOf(SentJobPost, changes).at(-1) ?? {};
  if (after) await refreshLine(after);
};

/**
 * Updates the line of a match that was added without a line, or removed. A changed score doesn't affect the list.
 */
export const projectMatchLines = async (changes: ItemChange[]): Promise<void> => {
  const versions = itemsOf(Match, changes);
  const match = versions.at(-1)?.after ?? versions.at(-1)?.before;
  const isDone = ({ before, after }: (typeof versions)[number]) =>
    before?.foundAt === after?.foundAt || (!before && after?.hasLine === true);
  if (!match || versions.every(isDone)) return;
  await refreshLine({ seeker: match.seeker, job: match.job, company: match.company });
};

/** Updates the lines of a job that ended, which moves them to Inactive in every list. */
export const projectJobLines = async (changes: ItemChange[]): Promise<void> => {
  const moved = itemsOf(Job, changes).find(({ before, after }) => before?.deletedAt !== after?.deletedAt);
  if (!moved?.before || !moved.after) return;
  const lines = await allActivitiesOfJob(moved.after.id);
  await mapConcurrent(lines, AT_ONCE, ({ seeker, job, company }) => refreshLine({ seeker, job, company }));
};
