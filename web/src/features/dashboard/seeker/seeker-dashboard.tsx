import { LoadTogether } from '../../../ui/states/load-together.tsx';
import { useOwnApplications } from '../api/use-own-applications.ts';
import { useOwnMatches } from '../api/use-own-matches.ts';
import { usePendingItems } from '../api/use-pending-items.ts';
import { useSavedJobs } from '../api/use-saved-jobs.ts';
import { useSteps } from '../api/use-steps.ts';
import { CardColumn, WideAndNarrowColumns } from '../columns.tsx';
import { PendingItems } from '../pending-items.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';
import { NewMatches } from './new-matches.tsx';
import { NumberStrip } from './number-strip.tsx';
import { OwnApplications } from './own-applications.tsx';
import { SavedJobs } from './saved-jobs.tsx';

/** A job seeker's dashboard: briefings first, then numbers, matches, applications and saved jobs [SHL-03]. */
export const SeekerDashboard = () => (
  <LoadTogether queries={[usePendingItems(), useOwnApplications(), useOwnMatches(), useSavedJobs(), useSteps()]}>
    <PendingItems />
    <NumberStrip />
    <WideAndNarrowColumns>
      <CardColumn>
        <NewMatches />
        <OwnApplications />
      </CardColumn>
      <CardColumn>
        <SetUpSteps />
        <SavedJobs />
      </CardColumn>
    </WideAndNarrowColumns>
  </LoadTogether>
);
