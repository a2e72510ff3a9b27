import { DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useOwnJobs } from '../../../lib/queries/jobs/own-jobs.ts';
import { LoadTogether } from '../../../ui/states/load-together.tsx';
import { useActivities } from '../api/use-activities.ts';
import { useCompanyStats } from '../api/use-company-stats.ts';
import { usePendingItems } from '../api/use-pending-items.ts';
import { useSteps } from '../api/use-steps.ts';
import { EqualColumns, WideAndNarrowColumns } from '../columns.tsx';
import { PendingItems } from '../pending-items.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';
import { ComingInterviews } from './coming-interviews.tsx';
import { EmployeeMatching } from './employee-matching.tsx';
import { LastDays } from './last-days.tsx';
import { AT_FIRST, LatestActivity } from './latest-activity.tsx';
import { NumberStrip } from './number-strip.tsx';
import { Posts } from './posts.tsx';

/** A company's dashboard: pending items first, then numbers, posts, matching and activity [SHL-03]. */
export const CompanyDashboard = () => (
  <LoadTogether
    queries={[
      usePendingItems(),
      useCompanyStats(),
      useSteps(),
      useOwnJobs(1, DASHBOARD_PAGE_SIZE),
      useActivities(AT_FIRST),
    ]}
  >
    <PendingItems />
    <ComingInterviews />
    <NumberStrip />
    <WideAndNarrowColumns>
      <LastDays />
      <SetUpSteps />
    </WideAndNarrowColumns>
    <Posts />
    <EqualColumns>
      <EmployeeMatching />
      <LatestActivity />
    </EqualColumns>
  </LoadTogether>
);
