import * as z from 'zod';
import { accountGroups, accountKinds, accountStatuses } from '../../options/account-kinds.ts';
import { ACCOUNT_LIST_PAGE_SIZE } from '../../options/limits.ts';
import { usStateCodes } from '../../options/us-states.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, line } from '../fields.ts';

const accountRow = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(accountKinds),
  city: z.string(),
  state: z.string(),
  email: z.string(),
  status: z.enum(accountStatuses),
  /** True when the profile has every field that matching requires. */
  complete: z.boolean(),
  /** The number of jobs that a company has posted, including ended ones. */
  jobs: z.int().optional(),
  lastActivity: isoDate,
  createdAt: isoDate,
});
export type AccountRow = z.output<typeof accountRow>;

const searchBody = z.object({
  /** The start of the e-mail or of any word of the name. */
  search: line(120).default(''),
  filters: z
    .object({
      kind: z.enum(accountKinds).optional(),
      status: z.enum(accountStatuses).optional(),
      state: z.enum(usStateCodes).optional(),
    })
    .default({}),
});

const listBody = searchBody.extend({
  limit: z.int().min(1).max(100).default(ACCOUNT_LIST_PAGE_SIZE),
  page: z.int().min(1).max(1000).default(1),
});
export type AccountSearch = z.input<typeof listBody>;

const listAnswer = z.object({
  /** Sorted by name. */
  results: z.array(accountRow),
  total: z.int(),
  /** True when more accounts match than one search reads. A longer search text finds the others. */
  more: z.boolean(),
});
export type AccountList = z.output<typeof listAnswer>;

/** Lists companies, vendors and schools, for staff only [ADM-03]. */
export const listCompanies = defineEndpoint({
  group: 'admin',
  name: 'listCompanies',
  method: 'POST',
  path: '/api/admin/companies',
  aliases: ['/api/company/admin/companies'],
  auth: 'support',
  budget: 'list',
  body: listBody,
  response: listAnswer,
  summary: 'Companies by name, for staff',
});

/** Lists job seekers, for staff only [ADM-03]. */
export const listJobSeekers = defineEndpoint({
  group: 'admin',
  name: 'listJobSeekers',
  method: 'POST',
  path: '/api/admin/jobSeekers',
  auth: 'support',
  budget: 'list',
  body: listBody,
  response: listAnswer,
  summary: 'Job seekers by name, for staff',
});

export const exportAccounts = defineEndpoint({
  group: 'admin',
  name: 'exportAccounts',
  method: 'POST',
  path: '/api/admin/accounts/export',
  auth: 'support',
  staffRight: 'exportAccounts',
  budget: 'list',
  body: searchBody.extend({ group: z.enum(accountGroups) }),
  response: z.object({ results: z.array(accountRow) }),
  summary: 'All that a search of accounts finds, for a file; who took it, what was searched and how many is recorded',
});

const newAccount = accountRow.pick({ _id: true, name: true, kind: true, city: true, state: true, createdAt: true });

/** The newest accounts on the staff dashboard [ADM-02]. */
export const getAdminOverview = defineEndpoint({
  group: 'admin',
  name: 'getAdminOverview',
  method: 'GET',
  path: '/api/admin/overview',
  auth: 'support',
  response: z.object({
    /** At most five of each kind, newest first. */
    newest: z.object({ companies: z.array(newAccount), jobSeekers: z.array(newAccount) }),
  }),
  summary: 'The newest accounts, for staff',
});
export type AdminOverview = z.output<typeof getAdminOverview.response>;
