import { $remove, $set, ConditionCheck, UpdateTransaction } from 'dynamodb-toolbox';
import { laterThan } from '../../platform/clock.ts';
import type { Write } from '../core/transact.ts';
import {
  CompanyProfile,
  type CompanyProfileItem,
  isSeekerProfile,
  type ProfileItem,
  SeekerProfile,
} from './profile.ts';
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

/**
 * Suspends a profile, until a day (YYYY-MM-DD) or without an end. A suspended one gets the new end and keeps its
 * beginning. Fails when it was saved, suspended or reinstated since it was read.
 */
export const suspendProfile = (profile: ProfileItem, at: string, until: string | undefined): Write[] => {
  const changes = {
    id: profile.id,
    suspendedAt: profile.suspendedAt ?? at,
    suspendedUntil: until ?? $remove(),
    updatedAt: laterThan(profile.updatedAt, at),
  };
  const condition = unchanged(profile, profile.suspendedAt !== undefined);
  const suspended = isSeekerProfile(profile)
    ? SeekerProfile.build(UpdateTransaction).item(changes).options(condition)
    : CompanyProfile.build(UpdateTransaction).item(changes).options(condition);
  return [suspended, putProfileTombstone(profile.id)];
};

/**
 * Reinstates a profile; fails when it isn't suspended or was saved since it was read. A closed company keeps its
 * tombstone.
 */
export const reinstateProfile = (profile: ProfileItem, at: string): Write[] => {
  const changes = {
    id: profile.id,
    suspendedAt: $remove(),
    suspendedUntil: $remove(),
    updatedAt: laterThan(profile.updatedAt, at),
  };
  if (isSeekerProfile(profile)) {
    const update = SeekerProfile.build(UpdateTransaction).item(changes).options(unchanged(profile, true));
    return [update, deleteProfileTombstone(profile.id)];
  }
  const update = CompanyProfile.build(UpdateTransaction).item(changes).options(unchanged(profile, true));
  return profile.closedAt ? [update] : [update, deleteProfileTombstone(profile.id)];
};

type HiddenPosts = NonNullable<CompanyProfileItem['postsHidden']>;

/**
 * Hides the jobs and projects of a company, changes the end and reason of that, or shows them again without `hidden`.
 * Fails when the company was saved, or its posts were hidden or shown, since it was read.
 */
export const setPostsHidden = (
  { id, updatedAt, postsHidden }: CompanyProfileItem,
  hidden: HiddenPosts | undefined,
  at: string,
) =>
  CompanyProfile.build(UpdateTransaction)
    .item({ id, postsHidden: hidden ? $set(hidden) : $remove(), updatedAt: laterThan(updatedAt, at) })
    .options({
      condition: {
        and: [
          { attr: 'updatedAt', eq: updatedAt },
          { attr: 'postsHidden', exists: postsHidden !== undefined },
        ],
      },
    });

/** Fails while staff hide the jobs and projects of the company. */
export const ifPostsShown = (id: string) =>
  CompanyProfile.build(ConditionCheck).key({ id }).condition({ attr: 'postsHidden', exists: false });

/** Returns the time (ISO) from which the posts of a profile are hidden by staff; undefined while they are shown. */
export const postsHiddenSince = (profile: ProfileItem): string | undefined =>
  profile.suspendedAt ?? (isSeekerProfile(profile) ? undefined : profile.postsHidden?.date);

/** Marks a profile as changed, so that a save that read it before fails. Fails when it was saved since it was read. */
export const touchProfile = ({ id, updatedAt }: ProfileItem, at: string) =>
  SeekerProfile.build(UpdateTransaction)
    .item({ id, updatedAt: laterThan(updatedAt, at) })
    .options({ condition: { attr: 'updatedAt', eq: updatedAt } });

/** Fails when staff have suspended or reinstated the account since it was read. */
export const ifSuspensionUnchanged = ({ id, suspendedAt }: Pick<ProfileItem, 'id' | 'suspendedAt'>) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition(suspendedAt ? { attr: 'suspendedAt', eq: suspendedAt } : { attr: 'suspendedAt', exists: false });
