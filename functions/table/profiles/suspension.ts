import { $remove, ConditionCheck, UpdateTransaction } from 'dynamodb-toolbox';
import { laterThan } from '../../platform/clock.ts';
import type { Write } from '../core/transact.ts';
import { CompanyProfile, isSeekerProfile, type ProfileItem, SeekerProfile } from './profile.ts';
import { deleteProfileTombstone, putProfileTombstone } from './profile-tombstone.ts';

/** The condition that the profile wasn't saved, suspended or reinstated since it was read. */
const unchanged = ({ updatedAt }: ProfileItem, isSuspended: boolean) => ({
  condition: {
    and: [
      { attr: 'updatedAt' as const, eq: updatedAt },
      { attr: 'suspendedAt' as const, exists: isSuspended },
    ],
  },
});

/** Suspends a profile; fails when it is suspended already or was saved since it was read. */
export const suspendProfile = (profile: ProfileItem, at: string): Write[] => {
  const changes = { id: profile.id, suspendedAt: at, updatedAt: laterThan(profile.updatedAt, at) };
  const suspended = isSeekerProfile(profile)
    ? SeekerProfile.build(UpdateTransaction).item(changes).options(unchanged(profile, false))
    : CompanyProfile.build(UpdateTransaction).item(changes).options(unchanged(profile, false));
  return [suspended, putProfileTombstone(profile.id)];
};

/**
 * Reinstates a profile; fails when it isn't suspended or was saved since it was read. A closed company keeps its
 * tombstone.
 */
export const reinstateProfile = (profile: ProfileItem, at: string): Write[] => {
  const changes = { id: profile.id, suspendedAt: $remove(), updatedAt: laterThan(profile.updatedAt, at) };
  if (isSeekerProfile(profile)) {
    const update = SeekerProfile.build(UpdateTransaction).item(changes).options(unchanged(profile, true));
    return [update, deleteProfileTombstone(profile.id)];
  }
  const update = CompanyProfile.build(UpdateTransaction).item(changes).options(unchanged(profile, true));
  return profile.closedAt ? [update] : [update, deleteProfileTombstone(profile.id)];
};

/** Fails when staff have suspended or reinstated the account since it was read. */
export const ifSuspensionUnchanged = ({ id, suspendedAt }: Pick<ProfileItem, 'id' | 'suspendedAt'>) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition(suspendedAt ? { attr: 'suspendedAt', eq: suspendedAt } : { attr: 'suspendedAt', exists: false });
