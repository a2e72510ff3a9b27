import { LoadTogether } from '../../../ui/states/load-together.tsx';
import { useOwnApplications } from '../api/use-own-applications.ts';
import { useOwnMatches } from '../api/use-own-matches.ts';
import { useSavedJobs } from '../api/use-saved-jobs.ts';
import { useSteps } from '../api/use-steps.ts';
import { useWaiting } from '../api/use-waiting.ts';
import { Stack, WideAndNarrow } from '../columns.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';
import { WaitingList } from '../waiting-list.tsx';
import { NewMatches } from './new-matches.tsx';
import { NumberStrip } from './number-strip.tsx';
import { OwnApplications } from './own-applications.tsx';
import { SavedJobs } from './saved-jobs.tsx';

/** A job seeker's dashboard: briefings first, then numbers, matches, applications and saved jobs [SHL-03]. */
export const SeekerDashboard = () => (
  <LoadTogether queries={[useWaiting(), useOwnApplications(), useOwnMatches(), useSavedJobs(), useSteps()]}>
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
  </LoadTogether>
);
