import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { ApiError } from '../../http/errors.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { listOpenEntriesOf } from '../../table/access/access-entry.ts';
import { readTogether } from '../../table/core/read-together.ts';
import { stampJobViewed } from '../../table/jobs/job-counters.ts';
import { sentJobRequest } from '../../table/jobs/sent-job.ts';
import { matchRequest } from '../../table/matching/match.ts';
import { shownSeeker } from '../../visibility/shown-seeker.ts';
import { joinCursor, splitCursor } from './applicant-cursor.ts';
import { reasonFor } from './match-reason.ts';
import { actionsOf, peopleRequests } from './seeker-row.ts';

const isAfter = (date: string | undefined, seen: string | undefined): boolean =>
  Boolean(date && (!seen || date > seen));

/** APP-10. A query, a batch and, on the first page, the stamp of the look, whatever the page holds. */
export const listApplicants = pagedOperation(contract.listApplicants, async ({ params, query, caller }) => {
  const at = nowIso();
  const { id } = params;
  const { seen: seenBefore, cursor } = splitCursor(query.cursor);
  const page = await listOpenEntriesOf(id, 'job-application', { limit: query.limit, cursor });
  // An entry that moves on while it is read can stand in the index twice.
  const entries = [...new Map(page.items.map((entry) => [entry.other, entry])).values()];
  const seekers = entries.map(({ other }) => other);
  const found = await readTogether({
    ...peopleRequests(id, caller.profileId, seekers),
    matches: seekers.map((seeker) => matchRequest(id, seeker)),
    sent: seekers.map((seeker) => sentJobRequest(caller.profileId, seeker, id)),
  });
  const [job, counters] = [found.jobs[0], found.counters[0]];
  if (job?.company !== caller.profileId) throw new ApiError('job_not_found');

  // The next pages belong to the look that began with the first one.
  const seen = cursor ? seenBefore : counters?.lastViewAt;
  // Stamped with the time before reading: whoever applied meanwhile is still new the next time.
  if (!cursor) await stampJobViewed(id, at);
  return {
    results: await Promise.all(
      entries.map(async (entry, index) => {
        const [profile, contactAccess, match] = [
          found.profiles[index],
          found.contactAccesses[index],
          found.matches[index],
        ];
        return {
          ...(await shownSeeker(entry.other, { profile, contactAccess, files: found.files[index] })),
          reason: reasonFor({ job, profile, entry, match }),
          isNew: isAfter(entry.requestedAt, seen),
          actions: actionsOf(entry, contactAccess, match, found.sent[index]),
          expiresAt: match?.expiresAt,
        };
      }),
    ),
    total: counters?.applicants ?? 0,
    cursor: joinCursor(page.cursor, seen),
  };
});
