import * as contract from '@plumbline/shared/contracts/jobs';
import { matchReasonText } from '@plumbline/shared/domain/match-score';
import { notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { exclusionRequest, listMatchesOfJob } from '../table/match.ts';
import { readTogether } from '../table/read-together.ts';
import { NO_JOB } from './job-texts.ts';
import { namesOf, peopleRequests } from './seeker-row.ts';

/** A query and a batch, whatever the page holds. Declining removes the match; a late one is left out (APP-09). */
export const listMatches = operation(contract.listMatches, async ({ params, query, caller }) => {
  const { items: matches, cursor } = await listMatchesOfJob(params.id, query.limit, query.cursor);
  const seekers = matches.map(({ seeker }) => seeker);
  const found = await readTogether({
    ...peopleRequests(params.id, caller.profileId, seekers),
    exclusions: seekers.map((seeker) => exclusionRequest(params.id, seeker)),
  });
  if (found.jobs[0]?.company !== caller.profileId) throw notFound(NO_JOB);
  return {
    results: matches.flatMap(({ seeker, reason, foundAt, sentJobAt, expiresAt }, index) =>
      found.exclusions[index]
        ? []
        : {
            ...namesOf(seeker, found.profiles[index], found.openings[index]),
            reason: matchReasonText(reason),
            isNew: false,
            // Of a match only these two count (APP-07).
            actions: { matchFoundAt: foundAt, sentJobAt },
            expiresAt,
          },
    ),
    total: found.counters[0]?.matches ?? 0,
    cursor,
  };
});
