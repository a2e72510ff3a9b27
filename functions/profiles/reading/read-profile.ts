import { type Caller, isCompany } from '../../http/caller.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import { hasEntryBetween } from '../../table/access/access-entry.ts';
import { readEndedAccount } from '../../table/accounts/ended-account.ts';
import { listDealings } from '../../table/profiles/company-history.ts';
import { isFindable, isSeekerProfile, type ProfileItem } from '../../table/profiles/profile.ts';
import {
  type ProfilePage,
  readOwnCompanyPage,
  readOwnSeekerPage,
  readProfilePage,
} from '../../table/profiles/profile-aggregate.ts';
import { sightOf } from '../../visibility/profile-visibility.ts';
import { companyView } from './company-view.ts';
import { seekerView } from './seeker-view.ts';

export const NO_PROFILE = "We couldn't retrieve the data for this profile.";
const DELETED_ACCOUNT = 'This person deleted their account.';
/** How a company that knows no more than an id may have come by a seeker who is not public. */
type Acquaintance = 'ask' | 'known' | 'unknown';

/** A seeker is seen by companies when public, opened, or in an exchange with them; never by other seekers. */
const mayMeet = async (profile: ProfileItem, caller: Caller, isOpen: boolean, acquaintance: Acquaintance) => {
  if (!isSeekerProfile(profile)) return true;
  if (caller.role === 'support') return true;
  if (!isCompany(caller) || !caller.profileId) return false;
  if (isOpen || isFindable(profile) || acquaintance === 'known') return true;
  return acquaintance === 'ask' && hasEntryBetween(caller.profileId, profile.id);
};

const viewOf = ({ profile, opening, ...rest }: ProfilePage, caller: Caller) => {
  if (!profile) throw notFound(NO_PROFILE);
  // A school hides nothing (PRO-14).
  const sight = sightOf(caller, profile.id, opening ?? profile.kind === 'educational');
  return isSeekerProfile(profile)
    ? seekerView({ profile, ...rest }, sight)
    : companyView({ profile, ...rest }, sight, caller.kind);
};

/** The own profile with the lists only its owner sees: one request for a seeker, two for a company. */
export const readOwnProfile = async (id: string, caller: Caller) => {
  if (caller.kind === 'candidate') {
    const { profile, savedJobs, entries, ...rest } = await readOwnSeekerPage(id);
    if (!profile) throw notFound(NO_PROFILE);
    return seekerView({ profile, ...rest }, 'own', { savedJobs, entries });
  }
  const [{ profile, defaultCard, ...rest }, dealings] = await Promise.all([readOwnCompanyPage(id), listDealings(id)]);
  if (!profile) throw notFound(NO_PROFILE);
  return companyView({ profile, ...rest }, 'own', caller.kind, { ...dealings, defaultCard });
};

/** Who had met a person who deleted the account is told so; to everybody else there never was one. */
const missing = async (id: string, { profileId: viewer }: Caller, isOpen: boolean): Promise<ApiError> => {
  const met = isOpen || (viewer !== undefined && (await hasEntryBetween(viewer, id)));
  return met && (await readEndedAccount(id)) ? new ApiError('gone', DELETED_ACCOUNT) : notFound(NO_PROFILE);
};

/**
 * A profile as `caller` may see it, without the owner's lists; 404 for what does not exist and for what the caller may
 * not know of. One request, and one more to find out whether a hidden seeker and the company have met.
 */
export const readProfileFor = async (id: string, caller: Caller, acquaintance: Acquaintance = 'ask') => {
  const page = await readProfilePage(id, caller.profileId);
  const { profile, opening } = page;
  if (!profile) throw await missing(id, caller, Boolean(opening));
  const own = caller.profileId === id;
  if (!own && !(await mayMeet(profile, caller, Boolean(opening), acquaintance))) throw notFound(NO_PROFILE);
  return viewOf(page, caller);
};
