import { Stack, WideAndNarrow } from '../columns.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';
import { WaitingList } from '../waiting-list.tsx';
import { NewMatches } from './new-matches.tsx';
import { NumberStrip } from './number-strip.tsx';
import { OwnApplications } from './own-applications.tsx';
import { SavedJobs } from './saved-jobs.tsx';

/** What a job seeker has going on: briefings first, then numbers, matches, applications and saved jobs [SHL-03]. */
export const SeekerDashboard = () => (
  <>
    <WaitingList />
    <NumberStrip />
    <WideAndNarrow>
      <Stack>
        <NewMatches />
        <OwnApplications />
      </Stack>
      <Stack>
        <SetUpSteps />
        <SavedJobs />
      </Stack>
    </WideAndNarrow>
  </>
);
