import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { ApiError } from '../../http/errors.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { blockersOfProfile } from '../../table/access/block.ts';
import { readTogether } from '../../table/core/read-together.ts';
import { excludedFromJob, listMatchesOfJob, type MatchItem } from '../../table/matching/match.ts';
import { freeToFind } from '../../visibility/priority-window.ts';
import { readOpenFiles, shownSeeker } from '../../visibility/shown-seeker.ts';
import { peopleRequests } from './seeker-row.ts';

/**
 * A job's matches, in three queries and a batch, whatever the page holds; another batch when the details of somebody on
 * it are open, and another query when somebody is in a priority window: whoever is in another company's is left out
 * [SKW-08]. Declining removes the match; one that the index still holds is left out [APP-09].
 */
export const listMatches = pagedOperation(contract.listMatches, async ({ params, query, caller }) => {
  const [{ items, cursor }, blockers, excluded] = await Promise.all([
    listMatchesOfJob(params.id, query.limit, query.cursor),
    blockersOfProfile(caller.profileId),
    excludedFromJob(params.id),
  ]);
  const matches = items.filter(({ seeker }) => !blockers.has(seeker) && !excluded.has(seeker));
  const seekers = matches.map(({ seeker }) => seeker);
  const found = await readTogether(peopleRequests(params.id, caller.profileId, seekers), { consistent: false });
  if (found.jobs[0]?.company !== caller.profileId) throw new ApiError('job_not_found');
  const files = await readOpenFiles(seekers, found.contactAccesses);
  const rowOf = async ({ seeker, reason, foundAt, sentJobAt, expiresAt }: MatchItem, index: number) => ({
    ...(await shownSeeker(seeker, {
      profile: found.profiles[index],
      files: files[index],
      contactAccess: found.contactAccesses[index],
    })),
    reason: matchReasonText(reason),
    isNew: false,
    // Of a match only these two count [APP-07].
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
    results: rows.filter((_, index) => free[index]),
    total: found.counters[0]?.matches ?? 0,
    cursor,
  };
});
