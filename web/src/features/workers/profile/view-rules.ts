import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { paths } from '@plumbline/shared/options/paths';

/** From where a company looks at a worker: the general search, or the skilled workers. */
export type WorkerView = 'search' | 'skilled-workers';

type Seen = Pick<ProfileView, 'id' | 'jobSeeker'>;

/**
 * Where a viewer is sent who cannot see this worker here, if anywhere: somebody unskilled is no skilled worker [SKW-03],
 * and a skilled one stands in the general search only once a priority window is over [SKW-04].
 */
export const elsewhere = ({ id, jobSeeker = {} }: Seen, view: WorkerView, now: Date): string | undefined => {
  const { lastPriorityAccess } = jobSeeker;
  if (view === 'skilled-workers') return isSkilled(jobSeeker) ? undefined : paths.dashboard.path();
  const isOver = lastPriorityAccess !== undefined && !isInPriorityWindow(lastPriorityAccess, now);
  return isSkilled(jobSeeker) && !isOver ? paths.profile.view.path(id) : undefined;
};
