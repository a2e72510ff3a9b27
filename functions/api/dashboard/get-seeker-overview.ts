import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { seekerSteps } from '@plumbline/shared/domain/profile/set-up-steps';
import { DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { applicationPage } from '../../services/seeker-lists/application-page.ts';
import { jobRow } from '../../services/seeker-lists/job-row.ts';
import { matchPage } from '../../services/seeker-lists/match-page.ts';
import { savedPage } from '../../services/seeker-lists/saved-page.ts';
import { activeLinesOf, countByType, readEndedCount } from '../../table/activity/seeker-activity.ts';
import { pendingBriefings } from './get-waiting.ts';
import { readSeekerWithFiles } from './seeker-with-files.ts';

const FIRST = { limit: DASHBOARD_PAGE_SIZE, page: 1 };

/**
 * Returns everything on a job seeker's dashboard, so that a phone makes only one call. Makes its requests concurrently
 * [SHL-03].
 */
export const getSeekerOverview = operation(contract.getSeekerOverview, async ({ caller: { profileId } }) => {
  const [{ profile, hasResume }, waiting, applications, matches, active, ended, saved] = await Promise.all([
    readSeekerWithFiles(profileId),
    pendingBriefings(profileId),
    applicationPage(profileId, FIRST),
    matchPage(profileId, FIRST),
    activeLinesOf(profileId),
    readEndedCount(profileId),
    savedPage(profileId, FIRST),
  ]);
  if (!profile) throw new ApiError('profile_not_found');
  const { seeker } = profile;
  const steps = seekerSteps({ seeker, hasResume, hasApplied: applications.total > 0 });
  return {
    waiting,
    steps,
    applications,
    matches,
    activities: { active: countByType(active), ended },
    saved: { results: saved.saved.map(({ job }) => jobRow(job)), total: saved.total },
    trades: seekerTrades(seeker),
  };
});
