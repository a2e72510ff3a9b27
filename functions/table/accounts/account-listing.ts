import { fullName } from '@plumbline/shared/domain/text/full-name';
import { nameBeginnings, nameKey } from '@plumbline/shared/domain/text/name-keys';
import { accountGroups, accountKinds, accountStatuses } from '@plumbline/shared/options/account-kinds';
import { BatchGetRequest, DeleteTransaction, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { chunksOf } from '../core/batch.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { transact } from '../core/transact.ts';
import { isSeekerProfile, type ProfileItem } from '../profiles/profile.ts';

const accountsByName = tablePattern({
  partition: 'ACCOUNTS#{group}#{list}',
  sort: '{key}#{id}',
  finds:
    "Companies or job seekers for staff: all by name, by any word of the name, the email's beginning, the phone's end, or ZIP Code",
});

const newestAccounts = indexPattern('gsi1', {
  partition: 'NEW-ACCOUNTS#{group}',
  sort: '{createdAt}#{id}',
  finds: 'The newest companies or job seekers',
});

const accountLists = ['all', 'words', 'phones', 'zips'] as const;

/**
 * The entries by which staff find an account; the projector writes them when a profile changes. An account has one
 * entry in the list of all accounts. In the list of words it has one for each word of its name and one for its e-mail,
 * so that a search by the beginning of a word is one query. The key in the list of phones has the digits in reverse
 * order, so that a search by the end of a number is one query as well.
 */
export const AccountListing = new Entity({
  name: 'AccountListing',
  table,
  timestamps: false,
  schema: item({
    group: string()
      .enum(...accountGroups)
      .key(),
    list: string()
      .enum(...accountLists)
      .key(),
    key: string().key(),
    id: string().key(),
    kind: string().enum(...accountKinds),
    state: string(),
    status: string().enum(...accountStatuses),
    createdAt: string(),
  }).and((schema) => indexKeys(schema, newestAccounts, (listing) => (listing.list === 'all' ? listing : undefined))),
  computeKey: accountsByName.keys,
});
export type AccountListingItem = FormattedItem<typeof AccountListing>;
export type AccountGroup = AccountListingItem['group'];
export type AccountStatus = AccountListingItem['status'];

export const statusOf = (profile: ProfileItem): AccountStatus => {
  if (profile.suspendedAt) return 'suspended';
  if (isSeekerProfile(profile)) return profile.public ? 'active' : 'hidden';
  return profile.closedAt ? 'closed' : 'active';
};

const PHONE_DIGITS = 10;

/** Returns the digits of a phone number without the country code, last digit first. */
export const phoneKey = (number: string): string =>
  [...number.replace(/\D/g, '')].reverse().slice(0, PHONE_DIGITS).join('');

/** Returns all entries of an account. A closed company keeps its name and loses its e-mail. */
export const listingsOf = (profile: ProfileItem): AccountListingItem[] => {
  const { id, kind, state, createdAt } = profile;
  const group = isSeekerProfile(profile) ? 'jobSeekers' : 'companies';
  const name = fullName(profile);
  const facts = { group, id, kind, state, status: statusOf(profile), createdAt } as const;
  const words = new Set([...nameBeginnings(name), nameKey(profile.email)].filter(Boolean));
  return [
    { ...facts, list: 'all', key: nameKey(name) },
    ...[...words].map((key) => ({ ...facts, list: 'words' as const, key })),
    ...(profile.phoneNumber ? [{ ...facts, list: 'phones' as const, key: phoneKey(profile.phoneNumber) }] : []),
    ...(profile.zip ? [{ ...facts, list: 'zips' as const, key: profile.zip }] : []),
  ];
};

export const listingRequest = (listing: AccountListingItem) => AccountListing.build(BatchGetRequest).key(listing);

/** Returns the write of one entry. */
export const putListing = (listing: AccountListingItem) => AccountListing.build(PutTransaction).item(listing);

/** The most writes of one transaction. */
const AT_ONCE = 50;

const nameOf = (listing: AccountListingItem): string => `${listing.list}\n${listing.key}`;

/** Writes the entries of a profile and deletes those that earlier versions may have left. */
export const putListings = async (current: ProfileItem | undefined, former: readonly ProfileItem[]): Promise<void> => {
  const listings = current ? listingsOf(current) : [];
  const stale = new Map(former.flatMap(listingsOf).map((listing) => [nameOf(listing), listing]));
  for (const listing of listings) stale.delete(nameOf(listing));
  const writes = [
    ...[...stale.values()].map((listing) => AccountListing.build(DeleteTransaction).key(listing)),
    ...listings.map(putListing),
  ];
  for (const chunk of chunksOf(writes, AT_ONCE)) await transact(...chunk);
};

/** Returns up to `most` accounts of a list whose key begins with `prefix`. */
export const findListings = async (
  group: AccountGroup,
  { list, prefix }: { list: AccountListingItem['list']; prefix: string },
  most: number,
) => {
  const keys = accountsByName.list({ group, list });
  const { items, cursor } = await queryPage(AccountListing, { ...keys, prefix }, { limit: most });
  // Two words of a name can have the same beginning, so a search can find an account twice.
  return { found: [...new Map(items.map((one) => [one.id, one])).values()], more: cursor !== undefined };
};

/** Returns the newest accounts, newest first. */
export const newestListings = async (group: AccountGroup, most: number): Promise<AccountListingItem[]> =>
  (await queryPage(AccountListing, newestAccounts.list({ group }), { limit: most, reverse: true })).items;
