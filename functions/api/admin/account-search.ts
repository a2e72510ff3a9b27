import { type AccountTerm, accountTerm } from '@plumbline/shared/domain/accounts/account-term';
import { nameKey } from '@plumbline/shared/domain/text/name-keys';
import { ACCOUNT_PEOPLE_SEARCHED, MAX_ACCOUNTS_SEARCHED } from '@plumbline/shared/options/limits';
import {
  type AccountGroup,
  type AccountListingItem,
  findListings,
  listingsOf,
  phoneKey,
} from '../../table/accounts/account-listing.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { readPendingAccount } from '../../table/accounts/pending-account.ts';
import { findCompanyUsers, readUser, type UserItem } from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { readPayment } from '../../table/payments/payment.ts';
import { findCompanyOfCustomer } from '../../table/payments/stripe-customer.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../table/profiles/profile.ts';

export type AccountSearch = {
  search: string;
  filters: Partial<Pick<AccountListingItem, 'kind' | 'status' | 'state'>>;
};

/** An address that has signed up but has no profile yet, so no list shows it. */
type Unfinished = { email: string; kind: UserItem['kind']; isSetUp: boolean };

/** An account that a search found, and the user by whose name or address it was found. */
type FoundAccount = { listing: AccountListingItem; person?: string };

type AccountSearchResult = { accounts: FoundAccount[]; more: boolean; unfinished?: Unfinished };

/** Returns the entries in the list of all accounts of some profiles, by their ids. Makes one request. */
const listingsById = async (ids: readonly string[]): Promise<Map<string, AccountListingItem>> => {
  const { companies, seekers } = await batchGet(
    { companies: ids.map(companyProfileRequest), seekers: ids.map(seekerProfileRequest) },
    { requests: 2 },
  );
  const profiles = [...companies, ...seekers].filter((profile) => profile !== undefined);
  return new Map(profiles.flatMap((profile) => listingsOf(profile).slice(0, 1)).map((one) => [one.id, one]));
};

const accountsOf = async (ids: readonly (string | undefined)[]): Promise<FoundAccount[]> => {
  const found = await listingsById([...new Set(ids.filter((id) => id !== undefined))]);
  return [...found.values()].map((listing) => ({ listing }));
};

const accountsOfUsers = async (users: readonly UserItem[]): Promise<FoundAccount[]> => {
  const named = users.filter(({ profileId }) => profileId !== undefined);
  const found = await listingsById([...new Set(named.map(({ profileId }) => profileId ?? ''))]);
  return named.flatMap(({ profileId = '', displayName }) => {
    const listing = found.get(profileId);
    return listing ? [{ listing, person: displayName }] : [];
  });
};

const unfinishedOf = async (email: string, user: UserItem | undefined): Promise<Unfinished | undefined> => {
  if (user) {
    const isStaff = user.role === 'support';
    return user.profileId || isStaff ? undefined : { email, kind: user.kind, isSetUp: true };
  }
  const pending = await readPendingAccount(email);
  return pending && { email, kind: pending.kind, isSetUp: false };
};

/** Finds accounts that an id, a payment, a customer or a whole e-mail leads to, of both groups. */
const findExact = async ({ kind, value }: AccountTerm): Promise<Omit<AccountSearchResult, 'more'>> => {
  if (kind === 'payment') return { accounts: await accountsOf([(await readPayment(value))?.company]) };
  if (kind === 'customer') return { accounts: await accountsOf([await findCompanyOfCustomer(value)]) };
  if (kind === 'id') return { accounts: await accountsOf([value, (await readUser(value))?.profileId]) };
  if (kind !== 'email') return { accounts: [] };
  const claim = await readEmailClaim(value);
  const user = claim && (await readUser(claim.userId));
  const unfinished = await unfinishedOf(value, user);
  return { accounts: user ? await accountsOfUsers([user]) : [], ...(unfinished && { unfinished }) };
};

const listed = async (
  of: AccountGroup,
  list: AccountListingItem['list'],
  prefix: string,
): Promise<AccountSearchResult> => {
  const { found, more } = await findListings(of, { list, prefix }, MAX_ACCOUNTS_SEARCHED);
  return { accounts: found.map((listing) => ({ listing })), more };
};

/** Finds companies by the names of their users. */
const findByPeople = async (of: AccountGroup, prefix: string): Promise<AccountSearchResult> => {
  if (of !== 'companies' || !prefix) return { accounts: [], more: false };
  const { found, more } = await findCompanyUsers(prefix, ACCOUNT_PEOPLE_SEARCHED);
  return { accounts: await accountsOfUsers(found), more };
};

/** Returns the lists in which a group is searched for a term. */
const searchesOf = (of: AccountGroup, { kind, value }: AccountTerm): Promise<AccountSearchResult>[] => {
  const key = nameKey(value);
  if (kind === 'phone') return [listed(of, 'phones', phoneKey(value)), listed(of, 'words', key)];
  if (kind === 'zip') return [listed(of, 'zips', value), listed(of, 'words', key)];
  if (kind === 'email') return [listed(of, 'words', key)];
  if (kind === 'words') return [listed(of, key ? 'words' : 'all', key), findByPeople(of, key)];
  return [];
};

const withoutRepeats = (accounts: readonly FoundAccount[]): FoundAccount[] => {
  // The first find of an account counts: one by its own name says nothing about a user.
  const first = new Map<string, FoundAccount>();
  for (const account of accounts) if (!first.has(account.listing.id)) first.set(account.listing.id, account);
  return [...first.values()];
};

/**
 * Finds the accounts of a group by any name, e-mail, phone, ZIP Code, id, or id at Stripe. `more` says that there are
 * others. Each kind of term takes a fixed number of requests, and reads at most 2,000 small entries.
 */
export const searchAccounts = async (of: AccountGroup, { search, filters }: AccountSearch) => {
  const { kind, status, state } = filters;
  const term = accountTerm(search);
  const [exact, ...parts] = await Promise.all([findExact(term), ...searchesOf(of, term)]);
  const inGroup = [...parts.flatMap(({ accounts }) => accounts), ...exact.accounts].filter(
    ({ listing }) => listing.group === of,
  );
  const passing = withoutRepeats(inGroup).filter(
    ({ listing }) =>
      (!kind || listing.kind === kind) && (!status || listing.status === status) && (!state || listing.state === state),
  );
  return {
    passing,
    more: parts.some(({ more }) => more),
    ...(exact.unfinished && inGroup.length === 0 && { unfinished: exact.unfinished }),
  };
};
