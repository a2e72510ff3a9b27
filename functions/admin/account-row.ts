import type { AccountRow } from '@plumbline/shared/contracts/admin/accounts';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { AccountListingItem } from '../table/accounts/account-listing.ts';
import { readTogether } from '../table/core/read-together.ts';
import { companyJobCountsRequest } from '../table/jobs/job-counters.ts';
import {
  companyProfileRequest,
  isSeekerProfile,
  type ProfileItem,
  seekerProfileRequest,
} from '../table/profiles/profile.ts';

const rowOf = (profile: ProfileItem, status: AccountListingItem['status'], jobs: number | undefined): AccountRow => ({
  _id: profile.id,
  name: fullName(profile),
  kind: profile.kind,
  city: profile.city,
  state: profile.state,
  email: profile.email,
  status,
  complete: profile.complete,
  ...(!isSeekerProfile(profile) && { jobs: jobs ?? 0 }),
  lastActivity: profile.lastActivity,
  createdAt: profile.createdAt,
});

/** The accounts of some entries in their order, in one request; one that was deleted a moment ago is left out. */
export const accountRows = async (listings: readonly AccountListingItem[]): Promise<AccountRow[]> => {
  const { companies, seekers, counts } = await readTogether(
    {
      companies: listings.map(({ id }) => companyProfileRequest(id)),
      seekers: listings.map(({ id }) => seekerProfileRequest(id)),
      counts: listings.map(({ id }) => companyJobCountsRequest(id)),
    },
    { consistent: false },
  );
  return listings.flatMap(({ status }, at) => {
    const profile = companies[at] ?? seekers[at];
    return profile ? [rowOf(profile, status, counts[at]?.all)] : [];
  });
};
