import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { isRejectionOver } from '@plumbline/shared/domain/access/rejection';
import { activityOf, activityStatus, activityTypes } from '@plumbline/shared/domain/jobs/seeker-activity';
import { distanceMiles, type Point } from '@plumbline/shared/domain/places/distance';
import { operation } from '../../http/operation.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { answeredAt } from '../../services/jobs/applicants/answered-at.ts';
import { jobRow } from '../../services/seeker-lists/job-row.ts';
import { type AccessEntryItem, accessEntryRequest } from '../../table/access/access-entry.ts';
import { blockRequest } from '../../table/access/block.ts';
import { type ContactAccessItem, contactAccessRequest } from '../../table/access/contact-access.ts';
import {
  activeLinesOf,
  activityOfItem,
  countByType,
  pageOfSeekerActivities,
  type SeekerActivityItem,
} from '../../table/activity/seeker-activity.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { isOpen, type JobItem, jobRequest, wasPublished } from '../../table/jobs/job.ts';
import { type JobCountersItem, jobCountersRequest } from '../../table/jobs/job-counters.ts';
import { type MatchItem, matchRequest } from '../../table/matching/match.ts';
import { isPlaced, seekerProfileRequest } from '../../table/profiles/profile.ts';

type Body = RequestOf<typeof contract.listActivities>['body'];

/** The items from which a line of the activity list is built. */
type ActivityItems = {
  line: SeekerActivityItem;
  job: JobItem;
  entry: AccessEntryItem | undefined;
  /** The entry of the seeker's own list in which the seeker declined the job. */
  declined: AccessEntryItem | undefined;
  match: MatchItem | undefined;
  counters: JobCountersItem | undefined;
  /** Open contact details of an applicant, with their date. */
  access: ContactAccessItem | undefined;
  /** The seeker's place, from which the miles are measured. */
  place: Point | undefined;
  /** True when the seeker has blocked the company. */
  blocked: boolean;
};

/** Reads the seeker and the items of up to twenty lines in one batch: four keys a line, and one for its company. */
const readLines = async (seeker: string, lines: readonly SeekerActivityItem[]): Promise<ActivityItems[]> => {
  const applied = lines.filter(({ type }) => type === 'job-application');
  const others = lines.filter(({ type }) => type !== 'job-application');
  const found = await batchGet({
    jobs: lines.map(({ job }) => jobRequest(job)),
    entries: lines.map(({ company: owner, job: subject, seeker: other }) =>
      accessEntryRequest({ owner, type: 'job-application', subject, other }),
    ),
    accesses: applied.map(({ company, seeker }) => contactAccessRequest(company, seeker)),
    counters: applied.map(({ job }) => jobCountersRequest(job)),
    declined: others.map(({ seeker: owner, job: subject, company: other }) =>
      accessEntryRequest({ owner, type: 'job', subject, other }),
    ),
    blocks: lines.map(({ company, seeker }) => blockRequest(seeker, company)),
    matches: others.map(({ job, seeker }) => matchRequest(job, seeker)),
    seekers: lines.length ? [seekerProfileRequest(seeker)] : [],
  });
  const [own] = found.seekers;
  const place = own && isPlaced(own) ? own : undefined;
  return lines.flatMap((line, at) => {
    const job = found.jobs[at];
    if (!job) return [];
    const [inApplied, inOthers] = [applied.indexOf(line), others.indexOf(line)];
    return [
      {
        line,
        job,
        entry: found.entries[at],
        access: found.accesses[inApplied],
        place,
        counters: found.counters[inApplied],
        declined: found.declined[inOthers],
        match: found.matches[inOthers],
        blocked: Boolean(found.blocks[at]),
      },
    ];
  });
};

/**
 * Returns the current state of a line of the activity list. It applies the projector's rule, so that it includes
 * changes that the projector hasn't processed yet.
 */
const currentOf = ({ line, job, entry, declined, match }: ActivityItems) => {
  const stored = activityOfItem(line);
  const facts = {
    application: entry,
    declinedAt: declined?.state === 'rejected' ? declined.date : undefined,
    sentAt: line.type === 'sent-job-post' ? line.date : undefined,
    matchedAt: match?.foundAt ?? (line.type === 'match' && !line.end ? line.date : undefined),
    expiredAt: line.end === 'Expired' ? line.endedAt : undefined,
    jobEndedAt: job.deletedAt,
    isJobFilled: job.filledAt !== undefined,
  };
  return activityOf(facts, stored, nowIso()) ?? stored;
};

const mayApply = (job: JobItem, entry: AccessEntryItem | undefined): boolean => {
  if (!isOpen(job)) return false;
  if (!entry || entry.state === 'withdrawn') return true;
  return entry.state === 'rejected' && entry.ends !== undefined && isRejectionOver(entry.ends, now());
};

const rowOf = (found: ActivityItems): contract.OwnActivity => {
  const { line, job, entry, match, counters, access, place, blocked } = found;
  const current = currentOf(found);
  const canApply = !blocked && mayApply(job, entry);
  const isApplication = current.type === 'job-application';
  const answered = isApplication ? answeredAt(entry, access?.date, current.date) : undefined;
  return {
    job: jobRow(job),
    type: current.type,
    status: activityStatus(current, access !== undefined),
    activityDate: current.date,
    createdAt: line.createdAt,
    ...(current.endedAt && { deletedAt: current.endedAt }),
    ...(isApplication && { seen: (counters?.lastViewAt ?? '') > current.date }),
    ...(answered && { answeredAt: answered }),
    ...(place && { miles: Math.round(distanceMiles(place, job) * 10) / 10 }),
    ...(!isApplication && !current.end && match?.expiresAt && { expiresAt: match.expiresAt }),
    canView: isOpen(job) || (wasPublished(job) && !job.takenDown && Boolean(entry ?? found.declined)),
    canApply,
    canDecline: canApply && !current.end,
    canWithdraw: entry?.state === 'requested' && !current.end,
    blocked,
  };
};

const pageOf = <T>(all: readonly T[], { page, limit }: { page: number; limit: number }): T[] =>
  all.slice((page - 1) * limit, page * limit);

/**
 * Returns a page of a seeker's active lines: applications first, then received jobs, then matches, each newest first.
 * They are sorted and counted in memory, because a seeker has few.
 */
const pageOfActiveLines = async (seeker: string, { only, ...page }: Body) => {
  const active = await activeLinesOf(seeker);
  const byType = Map.groupBy(active, ({ type }) => type);
  const shown = activityTypes.filter((type) => only === undefined || type === only);
  const lines = shown.flatMap((type) => byType.get(type) ?? []);
  return {
    activities: pageOf(lines, page),
    total: lines.length,
    counts: countByType(active),
  };
};

/**
 * Returns a page of the jobs that a seeker applied for, received or matched. Makes a query and a batch; ended jobs need
 * another read for their number [SEE-24 to SEE-28].
 */
export const listActivities = operation(contract.listActivities, async ({ body, caller: { profileId } }) => {
  const { activities, ...numbers } = body.active
    ? await pageOfActiveLines(profileId, body)
    : await pageOfSeekerActivities(profileId, 'inactive', body);
  const rows = (await readLines(profileId, activities)).map(rowOf);
  // A line that has just ended is still in the list of active lines, until the projector moves it.
  return { results: rows.filter(({ deletedAt }) => Boolean(deletedAt) !== body.active), ...numbers };
});
