import type { Caller } from './caller.ts';

/** What a viewer gets of a profile: everything, everything but private lists, or nothing that names the person. */
export type Sight = 'own' | 'open' | 'masked';

/** How much of a profile the caller gets, given that they may know of it; `opening` is what opened it to them. */
export const sightOf = (caller: Caller, profileId: string, opening: unknown): Sight => {
  if (caller.profileId === profileId) return 'own';
  return caller.role === 'support' || opening ? 'open' : 'masked';
};
