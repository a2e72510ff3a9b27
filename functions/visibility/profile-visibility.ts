import type { ProfileVisibility } from '@plumbline/shared/domain/masking/mask-profile';
import type { Caller } from '../http/caller.ts';

/** How much of a profile the caller gets, given that they may know of it; `contactAccess` is what opened it to them. */
export const visibilityFor = (caller: Caller, profileId: string, contactAccess: unknown): ProfileVisibility => {
  if (caller.profileId === profileId) return 'own';
  return caller.role === 'support' || contactAccess ? 'open' : 'masked';
};
