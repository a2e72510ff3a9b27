import { allowsContact } from '@plumbline/shared/domain/access/blocks';
import type { ProfileVisibility } from '@plumbline/shared/domain/masking/mask-profile';
import { type Caller, isCompany } from '../http/caller.ts';
import { hasEntryBetween } from '../table/access/access-entry.ts';
import { isFindable, isSeekerProfile, type ProfileItem } from '../table/profiles/profile.ts';

/** How much of a profile the caller gets, given that they may know of it; `contactAccess` is what opened it to them. */
export const visibilityFor = (caller: Caller, profileId: string, contactAccess: unknown): ProfileVisibility => {
  if (caller.profileId === profileId) return 'own';
  return caller.role === 'support' || contactAccess ? 'open' : 'masked';
};

/** How a company that knows no more than an id may have come by a seeker who is not public. */
export type ContactBasis = 'ask' | 'known' | 'unknown';

/** A company is seen by everybody, while it is suspended by who has met it. A seeker is seen by companies when public, opened, or in an exchange with them; never by other seekers, and after a block only where opened. */
export const mayReadProfile = async (
  profile: ProfileItem,
  caller: Caller,
  { isOpen, block }: { isOpen: boolean; block: unknown },
  basis: ContactBasis,
) => {
  if (caller.role === 'support') return true;
  if (!isSeekerProfile(profile)) {
    if (!profile.suspendedAt || isOpen || basis === 'known') return true;
    return caller.profileId !== undefined && hasEntryBetween(caller.profileId, profile.id);
  }
  if (!isCompany(caller) || !caller.profileId) return false;
  if (!allowsContact('profile', { block, isOpen })) return false;
  if (isOpen || isFindable(profile) || basis === 'known') return true;
  return basis === 'ask' && hasEntryBetween(caller.profileId, profile.id);
};
