import type { AccountRow } from '@plumbline/shared/contracts/admin/accounts';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { AccountListingItem } from '../../table/accounts/account-listing.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyJobCountsRequest } from '../../table/jobs/job-counters.ts';
import {
  companyProfileRequest,
  isSeekerProfile,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';

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

/**
 * The accounts of some entries in their order, in one request, or two for companies; one that was deleted a moment ago
 * is left out.
 */
export const accountRows = async (listings: readonly AccountListingItem[]): Promise<AccountRow[]> => {
  const idsOf = (group: AccountListingItem['group']) =>
    listings.filter((listing) => listing.group === group).map(({ id }) => id);
  const [companyIds, seekerIds] = [idsOf('companies'), idsOf('jobSeekers')];
  const { companies, seekers, counts } = await batchGet(
    {
      companies: companyIds.map(companyProfileRequest),
      seekers: seekerIds.map(seekerProfileRequest),
      counts: companyIds.map(companyJobCountsRequest),
    },
    { consistent: false, requests: companyIds.length ? 2 : 1 },
  );
  const profiles = new Map([...companies, ...seekers].flatMap((profile) => (profile ? [[profile.id, profile]] : [])));
  const jobs = new Map(companyIds.map((id, at) => [id, counts[at]?.all]));
  return listings.flatMap(({ id, status }) => {
    const profile = profiles.get(id);
    return profile ? [rowOf(profile, status, jobs.get(id))] : [];
  });
};
