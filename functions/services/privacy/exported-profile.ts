import type { UserItem } from '../../table/accounts/user.ts';

type Owner = Pick<UserItem, 'kind' | 'profileId' | 'companyRole'>;

/** Returns the profile whose data a user may have: a job seeker's own, or that of a company or school they own. */
export const exportedProfile = ({ kind, profileId, companyRole }: Owner): string | undefined =>
  kind === 'candidate' || companyRole === 'owner' ? profileId : undefined;
