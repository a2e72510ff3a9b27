import type { ProfileItem } from '../../../table/profiles/profile.ts';

/** The response to everyone who may read the profile. */
export const commonFields = (profile: ProfileItem) => ({
  id: profile.id,
  city: profile.city,
  state: profile.state,
  public: profile.public,
  lastActivity: profile.lastActivity,
  createdAt: profile.createdAt,
  updatedAt: profile.updatedAt,
});

/** How to reach the owner; only where that is open [PRO-38, PRO-39]. */
export const contactFields = ({
  email,
  phoneNumber,
  phoneExtension,
  address,
  address2,
  zip,
  website,
}: ProfileItem) => ({
  email,
  phoneNumber,
  phoneExtension,
  address,
  address2,
  zip,
  website,
});
