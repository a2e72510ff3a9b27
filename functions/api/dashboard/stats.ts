import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { DASHBOARD_DAYS } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { countConnections } from '../../table/access/connection.ts';
import { countUnlocked } from '../../table/access/contact-access.ts';
import { countReferred } from '../../table/accounts/referral.ts';
import { readDays } from '../../table/activity/company-day.ts';
import { readJobCounts, sumCountsOfCompany } from '../../table/jobs/job-counters.ts';
import { countOpenProjects } from '../../table/projects/project.ts';

/** The company's figures, counted from what its other pages show, in six requests side by side [EMP-42]. */
export const getCompanyStats = operation(contract.getCompanyStats, async ({ caller: { profileId } }) => {
  const [jobs, sums, unlockedProfiles, openProjects, connections, days] = await Promise.all([
    readJobCounts(profileId),
    sumCountsOfCompany(profileId),
    countUnlocked(profileId),
    countOpenProjects(profileId),
    countConnections(profileId),
    readDays(profileId, now(), DASHBOARD_DAYS),
  ]);
  return { activeJobs: jobs.open, ...sums, unlockedProfiles, openProjects, connections, days };
});

/** How many signed up through a school's link, which names its id as the referrer; one request [SHL-03]. */
export const getSchoolStats = operation(contract.getSchoolStats, async ({ caller: { kind, profileId } }) => {
  if (kind !== 'educational' || !profileId) throw new ApiError('forbidden');
  return { students: await countReferred(profileId) };
});
