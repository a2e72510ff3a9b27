import * as contract from '@plumbline/shared/contracts/dashboard';
import { DASHBOARD_DAYS } from '@plumbline/shared/options/limits';
import { operation } from '../http/operation.ts';
import { now } from '../platform/clock.ts';
import { readDays } from '../table/company-day.ts';
import { countConnections } from '../table/connection.ts';
import { readJobCounts, sumCountsOfCompany } from '../table/job.ts';
import { countUnlocked } from '../table/opening.ts';
import { countOpenProjects } from '../table/project.ts';

/** EMP-42. Six requests side by side; every figure is counted from what the other pages show. */
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
