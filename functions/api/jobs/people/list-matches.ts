import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { findMatches, freeMatches, isNarrowed, pageOfMatches } from '../../../services/jobs/people/find-matches.ts';
import { freeToFind } from '../../../services/visibility/priority-window.ts';
import { shownSeeker } from '../../../services/visibility/shown-seeker.ts';
import { listOpenEntriesOf } from '../../../table/access/access-entry.ts';
import { blockersOfProfile } from '../../../table/access/block.ts';
import { readOpenings } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { jobCountersRequest } from '../../../table/jobs/job-counters.ts';
import { excludedFromJob, listMatchesOfJob, type MatchItem } from '../../../table/matching/match.ts';
import { seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../../table/profiles/profile-files.ts';

/** The latest applicants that are marked among the matches. */
const MARKED_APPLICANTS = 50;

/**
 * Reads the job with its counters, the profiles of open seekers and of those whose match has no card, and the photos of
 * open seekers.
 */
const readPeople = async (job: string, matches: readonly MatchItem[], isOpen: (seeker: string) => boolean) => {
  const open = matches.map(({ seeker }) => seeker).filter(isOpen);
  const withoutCard = matches.filter(({ seeker, card }) => !card && !isOpen(seeker)).map(({ seeker }) => seeker);
  const found = await batchGet(
    {
      jobs: [jobRequest(job)],
      counters: [jobCountersRequest(job)],
      profiles: [...open, ...withoutCard].map(seekerProfileRequest),
      files: open.map(profileFilesRequest),
    },
    { consistent: false },
  );
  const profiles = new Map(found.profiles.flatMap((profile) => (profile ? [[profile.id, profile] as const] : [])));
  const filesOf = (seeker: string) => found.files[open.indexOf(seeker)];
  return { job: found.jobs[0], counters: found.counters[0], profiles, filesOf };
};

/**
 * Returns a page of a job's matches, in five queries and a batch. A company with many open profiles needs another
 * batch, and a page with a seeker in a priority window another query. Seekers in another company's window are left out.
 * The match's card has the facts of a masked seeker, so only open profiles are read. Declined seekers that the index
 * still contains are left out. Filters and other orders read the best matches of the job, and the search index with a
 * few queries for each trade; seekers in a window are removed before the matches are counted [SKW-08, APP-09].
 */
export const listMatches = pagedOperation(contract.listMatches, async ({ params, query, caller }) => {
  const [listed, applications, blockers, excluded, openingsAmong] = await Promise.all([
    isNarrowed(query)
      ? findMatches(caller.profileId, params.id, query)
      : listMatchesOfJob(params.id, query.limit, query.cursor),
    listOpenEntriesOf(params.id, 'job-application', { limit: MARKED_APPLICANTS }),
    blockersOfProfile(caller.profileId),
    excludedFromJob(params.id),
    readOpenings(caller.profileId),
  ]);
  const isListed = ({ seeker }: MatchItem) => !blockers.has(seeker) && !excluded.has(seeker);
  const { matches, total, cursor } =
    'found' in listed
      ? pageOfMatches(
          await freeMatches(
            caller.profileId,
            listed.found.filter(({ match }) => isListed(match)),
            openingsAmong,
          ),
          query,
        )
      : { matches: listed.items.filter(isListed), total: undefined, cursor: listed.cursor };
  const openings = await openingsAmong(matches.map(({ seeker }) => seeker));
  const { job, counters, profiles, filesOf } = await readPeople(params.id, matches, (seeker) => openings.has(seeker));
  if (job?.company !== caller.profileId) throw new ApiError('job_not_found');
  const appliedAt = new Map(applications.items.map(({ other, requestedAt }) => [other, requestedAt]));
  const factsOf = ({ seeker, card }: MatchItem) => profiles.get(seeker) ?? card;
  const rowOf = async (match: MatchItem) => ({
    ...(await shownSeeker(match.seeker, {
      profile: factsOf(match),
      files: filesOf(match.seeker),
      contactAccess: openings.get(match.seeker),
    })),
    reason: matchReasonText(match.reason),
    isNew: false,
    // The last activity of a match counts only the first two dates [APP-07]. The third marks applicants.
    actions: {
      matchFoundAt: match.foundAt,
      sentJobAt: match.sentJobAt,
      profileRequestedAt: appliedAt.get(match.seeker),
    },
    expiresAt: match.expiresAt,
  });
  const [rows, free] = await Promise.all([
    Promise.all(matches.map(rowOf)),
    freeToFind(
      caller.profileId,
      matches.map((match) => ({
        id: match.seeker,
        lastPriorityAccess: factsOf(match)?.lastPriorityAccess,
        isOpen: openings.has(match.seeker),
      })),
    ),
  ]);
  return {
    results: rows.filter((_, index) => free[index]),
    total: total ?? counters?.matches ?? 0,
    cursor,
  };
});
