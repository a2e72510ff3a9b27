import type { Caller } from '../http/caller.ts';
import type { OpeningItem } from '../table/opening.ts';
import type { ProfileItem } from '../table/profile.ts';

/** What a viewer gets: everything, everything but private lists, or nothing that names or reaches the owner. */
export type Sight = 'own' | 'open' | 'masked';

/** PRO-14: a school hides nothing. Others are open to themselves, to staff, and to whom something opened them. */
export const sightOf = (
  profile: ProfileItem,
  opening: OpeningItem | undefined,
  { profileId, role }: Pick<Caller, 'profileId' | 'role'>,
): Sight => {
  if (profileId === profile.id) return 'own';
  return opening || role === 'support' || profile.kind === 'educational' ? 'open' : 'masked';
};
