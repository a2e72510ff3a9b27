import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { useState } from 'react';
import { usePriorityAccess } from '../../../lib/queries/priority-access.ts';

/**
 * Who has priority access to a seeker of any list. Calls the server only while a window runs, which the profile tells.
 * Undefined while it loads. When it can't be read, the server still refuses a purchase.
 */
export const useAccessInWindow = ({ id, jobSeeker = {} }: ProfileView, enabled: boolean) => {
  const [now] = useState(() => new Date());
  const isTimed = enabled && isInPriorityWindow(jobSeeker.lastPriorityAccess, now);
  const { data, isError } = usePriorityAccess(id, isTimed);
  return data ?? (isTimed && !isError ? undefined : ({ state: 'available' } as const));
};

/** Returns until when another company's priority access keeps this company from a seeker. */
export const useTakenUntil = (seeker: ProfileView, enabled: boolean): string | undefined => {
  const access = useAccessInWindow(seeker, enabled);
  return access?.state === 'taken' && !access.mayContact ? access.until : undefined;
};
