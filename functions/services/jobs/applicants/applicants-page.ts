import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { listApplicants } from '@plumbline/shared/contracts/jobs/job-people';
import type { ApplicantStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import { blockersOfProfile } from '../../../table/access/block.ts';
import { countApplicantsOfStage } from '../../../table/jobs/applicant-stage.ts';
import { markApplicantsSeen } from '../../../table/jobs/job-counters.ts';
import { joinCursor, splitCursor } from './applicant-cursor.ts';
import { findApplicants, isWholeList } from './find-applicants.ts';
import { reasonFor } from './match-reason.ts';
import { readApplicants } from './read-applicants.ts';
import { actionsOf } from './seeker-row.ts';
import { isShownApplicant, shownApplicant } from './shown-applicant.ts';

type Query = RequestOf<typeof listApplicants>['query'];

const isAfter = (date: string | undefined, seen: string | undefined): boolean =>
  Boolean(date && (!seen || date > seen));

/**
 * Returns a function that computes the number of applicants at a stage from the number of all. The stage 'new' isn't
 * stored, so its number is the rest.
 */
const countStage = async (job: string, stage: ApplicantStage | undefined): Promise<(all: number) => number> => {
  if (!stage) return (all) => all;
  const count = await countApplicantsOfStage(job, ...(stage === 'new' ? [] : [stage]));
  return (all) => (stage === 'new' ? Math.max(0, all - count) : count);
};

/**
 * Returns a page of a job's applicants. Without filters it makes two queries, four batches, and one for open photos; a
 * filter adds up to two batches, and an order of matches reads more (`findApplicants`). The first page of all
 * applicants also stores the time of the view. A query with a stage also counts its applicants. Applicants who are
 * declined or moved meanwhile are left out of the page [APP-10].
 */
export const readApplicantsPage = async (id: string, query: Query, company: string) => {
  const startedAt = nowIso();
  const { stage, trade } = query;
  const { seen: seenBefore, cursor } = splitCursor(query.cursor);
  const loadingBlockers = blockersOfProfile(company);
  const [page, totalOf, blockers] = await Promise.all([
    findApplicants(query, { job: id, company, cursor, blockers: loadingBlockers }),
    countStage(id, stage),
    loadingBlockers,
  ]);
  const found = await readApplicants(page.applicants, { job: id, company });
  const { job, counters } = found;
  if (job?.company !== company) throw new ApiError('job_not_found');

  // Further pages use the earlier view of the first page, to tell which applicants are new.
  const seen = cursor ? seenBefore : counters?.lastViewAt;
  // The stored time is that before reading, so that applicants who came during the read are new at the next view.
  if (!cursor && isWholeList(query)) await markApplicantsSeen(id, startedAt);
  const stageOf = (index: number): ApplicantStage => found.stages[index]?.stage ?? 'new';
  const rowOf = async (entry: AccessEntryItem, index: number) => {
    const [profile, contactAccess, match] = [found.profiles[index], found.contactAccesses[index], found.matches[index]];
    return {
      ...(await shownApplicant(entry.other, { profile, contactAccess, files: found.files[index] })),
      reason: reasonFor({ job, profile, entry, match }, trade),
      isNew: isAfter(entry.requestedAt, seen),
      actions: actionsOf(entry, contactAccess, match, found.sent[index]),
      expiresAt: match?.expiresAt,
      stage: stageOf(index),
      ...(entry.answers && { answers: entry.answers }),
    };
  };
  const rows = page.applicants.flatMap((applicant, index) => {
    const entry = applicant.entry ?? found.entries[index];
    const isAtStage = !stage || stage === stageOf(index);
    return entry && isShownApplicant(entry, blockers) && isAtStage ? [rowOf(entry, index)] : [];
  });
  return {
    results: await Promise.all(rows),
    total: totalOf(counters?.applicants ?? 0),
    cursor: joinCursor(page.cursor, seen),
  };
};
