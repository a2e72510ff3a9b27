import type { ProfileVisibility } from '@plumbline/shared/contracts/masking/mask-profile';
import { hasEntryBetween } from '../../table/access/access-entry.ts';
import { isSeekerProfile, type ProfileItem } from '../../table/profiles/profile.ts';
import { type Caller, isCompany } from '../sessions/caller.ts';
import { mayMeet } from './party-gate.ts';

/** How much of a profile the caller gets, given that they may know of it; `contactAccess` is what opened it to them. */
export const visibilityFor = (caller: Caller, profileId: string, contactAccess: unknown): ProfileVisibility => {
  if (caller.profileId === profileId) return 'own';
  return caller.role === 'support' || contactAccess ? 'open' : 'masked';
};

/**
 * How the caller came by the profile: by its id, by a notification about an exchange of the two, or by the id of its
 * user, which finds no hidden seeker and no suspended company.
 */
export type ProfileSource = 'id' | 'exchange' | 'user';

/**
 * Whether the caller may know of another profile. Everyone sees a company; while it is suspended, only those who met it
 * do. Companies see a seeker by the table of party rules, other seekers never do.
 */
export const mayReadProfile = async (
  profile: ProfileItem,
  caller: Caller,
  { isOpen, block }: { isOpen: boolean; block: unknown },
  source: ProfileSource = 'id',
): Promise<boolean> => {
  if (caller.role === 'support') return true;
  const viewer = caller.profileId;
  if (!isSeekerProfile(profile)) {
    if (!profile.suspendedAt || isOpen || source === 'exchange') return true;
    return viewer !== undefined && hasEntryBetween(viewer, profile.id);
  }
  if (!isCompany(caller) || !viewer) return false;
  const parties = { company: viewer, seeker: profile.id, profile, block, isConnected: isOpen };
  return mayMeet('read profile', parties, { ignoresEntries: source === 'user' });
};
