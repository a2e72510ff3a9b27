import { isDeepStrictEqual } from 'node:util';
import { AccountListing, listingRequest, listingsOf, putListings } from '../../table/accounts/account-listing.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { removeItem, type StoredKey } from '../../table/core/stored/stored-items.ts';
import { companyProfileRequest, type ProfileItem, seekerProfileRequest } from '../../table/profiles/profile.ts';
import {
  addDifferences,
  type Differences,
  differences,
  type Projection,
  repairUntilStill,
  type Terms,
} from './projection.ts';

const AT_ONCE = 10;

const readProfiles = async (ids: readonly string[]): Promise<(ProfileItem | undefined)[]> => {
  const { seekers, companies } = await batchGet({
    seekers: ids.map(seekerProfileRequest),
    companies: ids.map(companyProfileRequest),
  });
  return ids.map((_, index) => seekers[index] ?? companies[index]);
};

const isListedSame = (a: ProfileItem | undefined, b: ProfileItem | undefined): boolean =>
  isDeepStrictEqual(a && listingsOf(a), b && listingsOf(b));

const settle = (id: string): Promise<void> =>
  repairUntilStill(
    async () => (await readProfiles([id]))[0],
    (profile, former) =>
      putListings(
        profile,
        former.filter((each) => each !== undefined),
      ),
    isListedSame,
  );

const compare = async (profile: ProfileItem): Promise<Differences> => {
  const wanted = listingsOf(profile);
  const { found } = await batchGet({ found: wanted.map(listingRequest) });
  const missing = found.filter((each) => !each).length;
  const changed = found.filter((each, index) => each && !isDeepStrictEqual(each, wanted[index])).length;
  return differences({ missing, changed });
};

const repair = async (sources: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const profiles = (await readProfiles(sources.map(({ id }) => String(id)))).filter((each) => each !== undefined);
  const found = await mapConcurrent(profiles, AT_ONCE, async (profile) => {
    const broken = await compare(profile);
    if (broken.missing + broken.changed && !dryRun) await settle(profile.id);
    return broken;
  });
  return addDifferences(found);
};

const removeOrphans = async (stored: readonly Attributes[], { dryRun, unreadable }: Terms): Promise<Differences> => {
  const listings = stored.flatMap((item) => {
    const listing = formatListItem(AccountListing, item);
    return listing ? [{ item, listing }] : [];
  });
  const ids = [...new Set(listings.map(({ listing }) => listing.id))];
  const profiles = new Map((await readProfiles(ids)).map((profile, index) => [ids[index], profile]));
  const orphans = listings.filter(({ listing: { id, list, key, group } }) => {
    if (unreadable.has(id)) return false;
    const profile = profiles.get(id);
    return (
      !profile || !listingsOf(profile).some((each) => each.list === list && each.key === key && each.group === group)
    );
  });
  if (!dryRun)
    await mapConcurrent(orphans, AT_ONCE, async ({ item, listing }) => {
      await removeItem(item as StoredKey);
      if (profiles.get(listing.id)) await settle(listing.id);
    });
  return differences({ orphaned: orphans.length });
};

export const accountListingsProjection: Projection = {
  description: 'The lists by which staff finds accounts',
  sources: ['CompanyProfile', 'SeekerProfile'],
  repair,
  stored: ['AccountListing'],
  removeOrphans,
};
