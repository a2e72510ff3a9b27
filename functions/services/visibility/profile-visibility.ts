import type { ProfileVisibility } from '@plumbline/shared/contracts/masking/mask-profile';
import { hasEntryBetween } from '../../table/access/access-entry.ts';
import { isSeekerProfile, type ProfileItem } from '../../table/profiles/profile.ts';
import { type Caller, isCompany } from '../sessions/caller.ts';
import { mayMeet } from './party-gate.ts';

/**
 * Returns how much of a profile the caller may see: 'own', 'open' or 'masked'. `contactAccess` is the item that opens
 * the contact details to them.
 */
export const visibilityFor = (caller: Caller, profileId: string, contactAccess: unknown): ProfileVisibility => {
  if (caller.profileId === profileId) return 'own';
  return caller.role === 'support' || contactAccess ? 'open' : 'masked';
};

/**
 * The way the caller found the profile: by its id, by a notification about an exchange of the two, or by the id of its
 * user. Only a notification leads to every suspended company. An application makes a hidden seeker visible, except by
 * the id of the user.
 */
export type ProfileSource = 'id' | 'exchange' | 'user';

/**
 * Returns whether the caller may see that another profile exists. Everyone sees a company, but a suspended one only if
 * they had contact with it. Companies see seekers by the table of party rules; seekers never see other seekers.
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
