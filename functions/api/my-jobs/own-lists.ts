import * as contract from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { applicationPage } from '../../services/seeker-lists/application-page.ts';
import { appliedMarks } from '../../services/seeker-lists/applied-marks.ts';
import { jobRow } from '../../services/seeker-lists/job-row.ts';
import { matchPage } from '../../services/seeker-lists/match-page.ts';
import { savedPage } from '../../services/seeker-lists/saved-page.ts';
import { isPlaced } from '../../table/profiles/profile.ts';

/** Returns a page of the seeker's own applications [SEE-29]. */
export const listOwnApplications = operation(contract.listOwnApplications, ({ body, caller }) =>
  applicationPage(caller.profileId, body),
);

/** Returns a page of the jobs that match the seeker [SEE-29]. */
export const listOwnMatches = operation(contract.listOwnMatches, ({ body, caller }) =>
  matchPage(caller.profileId, body),
);

/** Returns a page of the seeker's saved jobs, in a query and three batches [SEE-22]. */
export const listSavedJobs = operation(contract.listSavedJobs, async ({ query, caller: { profileId } }) => {
  if (query.profileId && query.profileId !== profileId) throw new ApiError('forbidden');
  const { saved, total, profile } = await savedPage(profileId, query);
  const applied = await appliedMarks(
    profileId,
    saved.map(({ job }) => job),
  );
  return {
    result: saved.map(({ job, date }, index) => {
      const appliedAt = applied[index]?.appliedAt;
      return {
        job: jobRow(job),
        savedAt: date,
        ...(profile && isPlaced(profile) && { miles: Math.round(distanceMiles(profile, job) * 10) / 10 }),
        ...(appliedAt && { appliedAt }),
      };
    }),
    total,
  };
});
