import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import type { ReachedStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { ApiError } from '../../http/errors.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { type AccessEntryItem, accessEntryRequest, listOpenEntriesOf } from '../../table/access/access-entry.ts';
import { blockersOfProfile } from '../../table/access/block.ts';
import type { Page } from '../../table/core/query.ts';
import { readTogether } from '../../table/core/read-together.ts';
import {
  applicantStageRequest,
  countApplicantsOfStage,
  listApplicantsOfStage,
} from '../../table/jobs/applicant-stage.ts';
import { stampJobViewed } from '../../table/jobs/job-counters.ts';
import { sentJobRequest } from '../../table/jobs/sent-job.ts';
import { matchRequest } from '../../table/matching/match.ts';
import { joinCursor, splitCursor } from './applicant-cursor.ts';
import { reasonFor } from './match-reason.ts';
import { actionsOf, peopleRequests } from './seeker-row.ts';
import { shownApplicant } from './shown-applicant.ts';

const isAfter = (date: string | undefined, seen: string | undefined): boolean =>
  Boolean(date && (!seen || date > seen));

const onlyOnce = (entries: readonly AccessEntryItem[]) => [
  ...new Map(entries.map((entry) => [entry.other, entry])).values(),
];

type Listed = { seekers: string[]; entries?: AccessEntryItem[]; total?: number; cursor: string | undefined };

/** Everybody who stands in the list, or those whom the company has brought to a stage. */
const listPeople = async (job: string, stage: ReachedStage | undefined, page: Page): Promise<Listed> => {
  if (stage) {
    const [{ items, cursor }, total] = await Promise.all([
      listApplicantsOfStage(job, stage, page),
      countApplicantsOfStage(job, stage),
    ]);
    return { seekers: items.map(({ seeker }) => seeker), total, cursor };
  }
  const { items, cursor } = await listOpenEntriesOf(job, 'job-application', page);
  // An entry that moves on while it is read can stand in the index twice.
  const entries = onlyOnce(items);
  return { seekers: entries.map(({ other }) => other), entries, cursor };
};

/**
 * APP-10. Two queries, a batch and, on the first page, the stamp of the look, whatever the page holds. A stage asks how many
 * there are as well; whoever is declined while it is read is left out of it.
 */
export const listApplicants = pagedOperation(contract.listApplicants, async ({ params, query, caller }) => {
  const at = nowIso();
  const { id } = params;
  const { limit, stage } = query;
  const company = caller.profileId;
  const { seen: seenBefore, cursor } = splitCursor(query.cursor);
  const [page, blockers] = await Promise.all([listPeople(id, stage, { limit, cursor }), blockersOfProfile(company)]);
  const { seekers } = page;
  const entryKey = (other: string) => ({ owner: company, type: 'job-application', subject: id, other }) as const;
  // Whoever blocked the company is on the way out, unless it was accepted.
  const isShown = ({ state, other }: AccessEntryItem) =>
    state === 'granted' || (isOpenState(state) && !blockers.has(other));
  const found = await readTogether({
    ...peopleRequests(id, company, seekers),
    entries: page.entries ? [] : seekers.map((seeker) => accessEntryRequest(entryKey(seeker))),
    stages: seekers.map((seeker) => applicantStageRequest(id, seeker)),
    matches: seekers.map((seeker) => matchRequest(id, seeker)),
    sent: seekers.map((seeker) => sentJobRequest(company, seeker, id)),
  });
  const [job, counters] = [found.jobs[0], found.counters[0]];
  if (job?.company !== company) throw new ApiError('job_not_found');

  // The next pages belong to the look that began with the first one.
  const seen = cursor ? seenBefore : counters?.lastViewAt;
  // Stamped with the time before reading: whoever applied meanwhile is still new the next time.
  if (!cursor && !stage) await stampJobViewed(id, at);
  const rowOf = async (entry: AccessEntryItem, index: number) => {
    const [profile, contactAccess, match] = [found.profiles[index], found.contactAccesses[index], found.matches[index]];
    return {
      ...(await shownApplicant(entry.other, { profile, contactAccess, files: found.files[index] })),
      reason: reasonFor({ job, profile, entry, match }),
      isNew: isAfter(entry.requestedAt, seen),
      actions: actionsOf(entry, contactAccess, match, found.sent[index]),
      expiresAt: match?.expiresAt,
      stage: found.stages[index]?.stage ?? ('new' as const),
    };
  };
  const rows = (page.entries ?? found.entries).flatMap((entry, index) =>
    entry && isShown(entry) ? [rowOf(entry, index)] : [],
  );
  return {
    results: await Promise.all(rows),
    total: page.total ?? counters?.applicants ?? 0,
    cursor: joinCursor(page.cursor, seen),
  };
});
