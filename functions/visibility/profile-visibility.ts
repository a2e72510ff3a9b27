import type { Sight } from '@plumbline/shared/domain/masking/mask-profile';
import type { Caller } from '../http/caller.ts';

/** How much of a profile the caller gets, given that they may know of it; `opening` is what opened it to them. */
export const sightOf = (caller: Caller, profileId: string, opening: unknown): Sight => {
  if (caller.profileId === profileId) return 'own';
  return caller.role === 'support' || opening ? 'open' : 'masked';
};
