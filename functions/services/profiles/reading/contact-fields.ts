import type { ProfileItem } from '../../../table/profiles/profile.ts';

/** Returns the fields that everyone who may read the profile sees. */
export const commonFields = (profile: ProfileItem) => ({
  id: profile.id,
  city: profile.city,
  state: profile.state,
  public: profile.public,
  lastActivity: profile.lastActivity,
  createdAt: profile.createdAt,
  updatedAt: profile.updatedAt,
});

/** Returns the contact details, which masking removes unless they are open [PRO-38, PRO-39]. */
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
