import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { paths } from '@plumbline/shared/options/paths';

/** The list from which a company opened a worker: the general search, or the skilled workers. */
export type WorkerView = 'search' | 'skilled-workers';

type ViewedProfile = Pick<ProfileView, 'id' | 'jobSeeker'>;

/**
 * Returns the address to redirect to when the worker isn't in this list, else undefined. Unskilled workers aren't in
 * the skilled list. Skilled workers are in the general search only after a priority window has ended [SKW-03, SKW-04].
 */
export const elsewhere = ({ id, jobSeeker = {} }: ViewedProfile, view: WorkerView, now: Date): string | undefined => {
  const { lastPriorityAccess } = jobSeeker;
  if (view === 'skilled-workers') return isSkilled(jobSeeker) ? undefined : paths.dashboard.path();
  const isOver = lastPriorityAccess !== undefined && !isInPriorityWindow(lastPriorityAccess, now);
  return isSkilled(jobSeeker) && !isOver ? paths.profile.view.path(id) : undefined;
};
