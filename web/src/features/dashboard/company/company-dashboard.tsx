import { Halves, WideAndNarrow } from '../columns.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';
import { WaitingList } from '../waiting-list.tsx';
import { EmployeeMatching } from './employee-matching.tsx';
import { JobPosts } from './job-posts.tsx';
import { LastDays } from './last-days.tsx';
import { LatestActivity } from './latest-activity.tsx';
import { NumberStrip } from './number-strip.tsx';

/** What a company has going on: first what waits, then numbers, posts, matching and activity [SHL-03]. */
export const CompanyDashboard = () => (
  <>
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
  </>
);
