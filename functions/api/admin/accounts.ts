import type { AccountRow } from '@plumbline/shared/contracts/admin/accounts';
import * as contract from '@plumbline/shared/contracts/admin/accounts';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { operation } from '../../http/operation.ts';
import { recordReading } from '../../services/audit/audit-write.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import type { AccountGroup, AccountListingItem } from '../../table/accounts/account-listing.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyJobCountsRequest } from '../../table/jobs/job-counters.ts';
import {
  companyProfileRequest,
  isSeekerProfile,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';
import { type AccountSearch, searchAccounts } from './account-search.ts';

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
 * Returns the accounts of some listings, in their order. Makes one request, or two for companies. Accounts that were
 * just deleted are left out.
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

/** Returns rows that name the user by whom an account was found. */
const rowsOf = async (found: Awaited<ReturnType<typeof searchAccounts>>['passing']): Promise<AccountRow[]> => {
  const people = new Map(found.map(({ listing, person }) => [listing.id, person]));
  const rows = await accountRows(found.map(({ listing }) => listing));
  return rows.map((row) => {
    const person = people.get(row._id);
    return person !== undefined && person !== row.name ? { ...row, person } : row;
  });
};

/**
 * Returns a page of accounts, in a fixed number of requests for each kind of search. A search that finds nothing counts
 * the accounts of the other group, because staff often know only a number or an address.
 */
const listAccounts = async (
  group: AccountGroup,
  { limit, page, ...search }: AccountSearch & { limit: number; page: number },
) => {
  const { passing, more, unfinished } = await searchAccounts(group, search);
  const results = await rowsOf(passing.slice((page - 1) * limit, page * limit));
  const isEmpty = search.search.trim() !== '' && passing.length === 0;
  const other = group === 'companies' ? 'jobSeekers' : 'companies';
  const elsewhere = isEmpty ? (await searchAccounts(other, { search: search.search, filters: {} })).passing.length : 0;
  return {
    results,
    total: passing.length,
    closed: passing.filter(({ listing }) => listing.status === 'closed').length,
    more,
    ...(elsewhere > 0 && { elsewhere }),
    ...(unfinished && elsewhere === 0 && { unfinished }),
  };
};

export const listCompanies = operation(contract.listCompanies, ({ body }) => listAccounts('companies', body));

export const listJobSeekers = operation(contract.listJobSeekers, ({ body }) => listAccounts('jobSeekers', body));

/**
 * Returns names and e-mails of all accounts that a search finds. The audit entry is written before the response,
 * because personal data leaves the product.
 */
export const exportAccounts = operation(contract.exportAccounts, async ({ body: { group, ...search }, caller }) => {
  await spendNamedBudget('export-accounts', caller.userId);
  const { passing } = await searchAccounts(group, search);
  const results = await accountRows(passing.map(({ listing }) => listing));
  const filled = Object.entries({ search: search.search, ...search.filters }).filter(([, value]) => value);
  await recordReading(caller, {
    action: 'export accounts',
    subject: { type: 'list', id: group },
    after: { ...Object.fromEntries(filled), accounts: results.length },
  });
  return { results };
});
