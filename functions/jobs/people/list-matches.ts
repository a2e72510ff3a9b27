import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-score';
import { ApiError } from '../../http/errors.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { blockersOfProfile } from '../../table/access/block.ts';
import { readTogether } from '../../table/core/read-together.ts';
import { exclusionRequest, listMatchesOfJob, type MatchItem } from '../../table/matching/match.ts';
import { freeToFind } from '../../visibility/priority-window.ts';
import { shownSeeker } from '../../visibility/shown-seeker.ts';
import { peopleRequests } from './seeker-row.ts';

/**
 * Two queries and a batch, whatever the page holds, and another query when somebody on it is in a priority window: whoever is in
 * another company's is left out (SKW-08). Declining removes the match; a late one is left out (APP-09).
 */
export const listMatches = pagedOperation(contract.listMatches, async ({ params, query, caller }) => {
  const [{ items, cursor }, blockers] = await Promise.all([
    listMatchesOfJob(params.id, query.limit, query.cursor),
    blockersOfProfile(caller.profileId),
  ]);
  const matches = items.filter(({ seeker }) => !blockers.has(seeker));
  const seekers = matches.map(({ seeker }) => seeker);
  const found = await readTogether(
    {
      ...peopleRequests(params.id, caller.profileId, seekers),
      exclusions: seekers.map((seeker) => exclusionRequest(params.id, seeker)),
    },
    { consistent: false },
  );
  if (found.jobs[0]?.company !== caller.profileId) throw new ApiError('job_not_found');
  const rowOf = async ({ seeker, reason, foundAt, sentJobAt, expiresAt }: MatchItem, index: number) => ({
    ...(await shownSeeker(seeker, {
      profile: found.profiles[index],
      files: found.files[index],
      contactAccess: found.contactAccesses[index],
    })),
    reason: matchReasonText(reason),
    isNew: false,
    // Of a match only these two count (APP-07).
    actions: { matchFoundAt: foundAt, sentJobAt },
    expiresAt,
  });
  const [rows, free] = await Promise.all([
    Promise.all(matches.map(rowOf)),
    freeToFind(
      caller.profileId,
      seekers.map((_, at) => ({ profile: found.profiles[at], contactAccess: found.contactAccesses[at] })),
    ),
  ]);
  return {
    results: rows.filter((_, index) => free[index] && !found.exclusions[index]),
    total: found.counters[0]?.matches ?? 0,
    cursor,
  };
});
