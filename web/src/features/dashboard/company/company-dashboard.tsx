import { LoadTogether } from '../../../ui/states/load-together.tsx';
import { useActivities } from '../api/use-activities.ts';
import { useCompanyStats } from '../api/use-company-stats.ts';
import { useLatestJobs } from '../api/use-latest-jobs.ts';
import { useOwnProfile } from '../api/use-own-profile.ts';
import { useSteps } from '../api/use-steps.ts';
import { useWaiting } from '../api/use-waiting.ts';
import { Halves, WideAndNarrow } from '../columns.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';
import { WaitingList } from '../waiting-list.tsx';
import { EmployeeMatching } from './employee-matching.tsx';
import { JobPosts } from './job-posts.tsx';
import { LastDays } from './last-days.tsx';
import { AT_FIRST, LatestActivity } from './latest-activity.tsx';
import { NumberStrip } from './number-strip.tsx';

/** What a company has going on: first what waits, then numbers, posts, matching and activity [SHL-03]. */
export const CompanyDashboard = () => (
  <LoadTogether
    queries={[useWaiting(), useCompanyStats(), useSteps(), useLatestJobs(), useOwnProfile(), useActivities(AT_FIRST)]}
  >
    <WaitingList />
    <NumberStrip />
    <WideAndNarrow>
      <LastDays />
      <SetUpSteps />
    </WideAndNarrow>
    <JobPosts />
    <Halves>
      <EmployeeMatching />
      <LatestActivity />
    </Halves>
  </LoadTogether>
);
