import { ApiError } from '../../../platform/errors.ts';
import { hasEntryBetween } from '../../../table/access/access-entry.ts';
import { readEndedAccount } from '../../../table/accounts/ended-account.ts';
import { listCompanyHistory } from '../../../table/profiles/company-history.ts';
import { isSeekerProfile } from '../../../table/profiles/profile.ts';
import {
  type ProfilePage,
  readOwnCompanyPage,
  readOwnSeekerPage,
  readProfileAggregate,
} from '../../../table/profiles/profile-aggregate.ts';
import { recordDailyReading } from '../../audit/audit-write.ts';
import { spendCallBudget } from '../../limits/call-budgets.ts';
import { otherProfiles } from '../../limits/class-budgets.ts';
import type { Caller } from '../../sessions/caller.ts';
import { mayReadProfile, type ProfileSource, visibilityFor } from '../../visibility/profile-visibility.ts';
import { companyView } from './company-view.ts';
import { seekerView } from './seeker-view.ts';

const requireVisibleProfile = ({ profile, contactAccess, block: _, ...rest }: ProfilePage, caller: Caller) => {
  if (!profile) throw new ApiError('profile_not_found');
  // The contact details of schools are open to everyone [PRO-14].
  const visibility = visibilityFor(caller, profile.id, contactAccess ?? profile.kind === 'educational');
  return isSeekerProfile(profile)
    ? seekerView({ profile, ...rest }, visibility)
    : companyView({ profile, ...rest }, visibility, caller.kind);
};

/**
 * Returns the caller's profile with the lists that only its owner sees. One request for a seeker, two for a company.
 * Throws `profile_not_found`.
 */
export const readOwnProfile = async (id: string, caller: Caller) => {
  if (caller.kind === 'candidate') {
    const { profile, savedJobs, entries, ...rest } = await readOwnSeekerPage(id);
    if (!profile) throw new ApiError('profile_not_found');
    return seekerView({ profile, ...rest }, 'own', { savedJobs, entries });
  }
  const [{ profile, defaultCard, ...rest }, history] = await Promise.all([
    readOwnCompanyPage(id),
    listCompanyHistory(id),
  ]);
  if (!profile) throw new ApiError('profile_not_found');
  return companyView({ profile, ...rest }, 'own', caller.kind, { ...history, defaultCard });
};

/**
 * Returns the error for a missing profile. It is 410 for companies that had contact with a person who deleted the
 * account, and 404 for others.
 */
const missing = async (id: string, { profileId: viewer }: Caller, isOpen: boolean): Promise<ApiError> => {
  const met = isOpen || (viewer !== undefined && (await hasEntryBetween(viewer, id)));
  return new ApiError(met && (await readEndedAccount(id)) ? 'account_deleted' : 'profile_not_found');
};

/**
 * Returns a profile as the caller may see it, without the owner's lists. Throws `profile_not_found` when it doesn't
 * exist or is hidden from the caller. Makes one request, and another one when a hidden seeker and the company may have
 * had contact.
 */
export const requireProfile = async (id: string, caller: Caller, source: ProfileSource = 'id') => {
  const own = caller.profileId === id;
  if (!own && caller.role !== 'support') await spendCallBudget(otherProfiles, caller.userId);
  const page = await readProfileAggregate(id, caller.profileId);
  const { profile, contactAccess, block } = page;
  if (!profile) throw await missing(id, caller, Boolean(contactAccess));
  const between = { isOpen: Boolean(contactAccess), block };
  if (!own && !(await mayReadProfile(profile, caller, between, source))) throw new ApiError('profile_not_found');
  if (caller.role === 'support') {
    const type = isSeekerProfile(profile) ? 'jobSeeker' : 'company';
    await recordDailyReading(caller, { action: 'read profile', subject: { type, id } });
  }
  return requireVisibleProfile(page, caller);
};
