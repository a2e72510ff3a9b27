import { listingsOf, putListings } from '../../../table/accounts/account-listing.ts';
import type { ItemChange } from '../../../table/core/stream.ts';
import type { ProfileItem } from '../../../table/profiles/profile.ts';
import { allVersions, relevantChanges } from '../versions.ts';

/** Updates the listings by which staff find an account. A sign-in doesn't change them. */
export const listAccount = async (
  changes: ItemChange[],
  format: (image: Record<string, unknown>) => ProfileItem,
  read: (id: string) => Promise<ProfileItem | undefined>,
): Promise<void> => {
  const versions = allVersions(relevantChanges(changes, format, listingsOf));
  const [first] = versions;
  if (first) await putListings(await read(first.id), versions);
};
