import { fullName } from '@plumbline/shared/domain/text/full-name';
import { batchGet } from '../../../table/core/batch-get.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';

/** Profile ids, which may repeat. */
type Ids = { companies: readonly string[]; seekers: readonly string[] };

/**
 * Returns the current names of companies and job seekers by id, in one batch. Deleted accounts have none. With
 * `requests`, the batch makes at least this number of requests.
 */
export const readProfileNames = async (
  { companies: companyIds, seekers: seekerIds }: Ids,
  { requests = 1 } = {},
): Promise<Map<string, string>> => {
  const { companies, seekers } = await batchGet(
    { companies: companyIds.map(companyProfileRequest), seekers: seekerIds.map(seekerProfileRequest) },
    { consistent: false, requests },
  );
  const profiles = [...companies, ...seekers].flatMap((profile) => profile ?? []);
  return new Map(profiles.map((profile) => [profile.id, fullName(profile)]));
};
