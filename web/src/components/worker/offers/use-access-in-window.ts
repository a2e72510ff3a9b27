import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { useState } from 'react';
import { usePriorityAccess } from '../../../lib/queries/priority-access.ts';

/**
 * Returns who has priority access to a seeker of any list. Calls the server only while a window runs, by the profile's
 * `lastPriorityAccess`. Undefined while it loads. When it can't be read, the server still refuses a purchase.
 */
export const useAccessInWindow = (seeker: ProfileView | undefined, enabled = true) => {
  const [now] = useState(() => new Date());
  const isTimed = enabled && isInPriorityWindow(seeker?.jobSeeker?.lastPriorityAccess, now);
  const { data, isError } = usePriorityAccess(seeker?.id ?? '', isTimed);
  return data ?? (isTimed && !isError ? undefined : ({ state: 'available' } as const));
};

/** Returns until when another company's priority access keeps this one from the worker; undefined when none does. */
export const takenUntil = (access: PriorityAccessState | undefined): string | undefined =>
  access?.state === 'taken' && !access.mayContact ? access.until : undefined;
