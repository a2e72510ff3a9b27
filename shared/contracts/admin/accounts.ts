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
  /** The user by whose name or e-mail the search found the account. */
  person: z.string().optional(),
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
  /**
   * The start of any word of the name, of a company user's first or last name, or of the e-mail; a phone number or its
   * last 7 digits, a ZIP Code, an id, or an id at Stripe (`pi_`, `cus_`).
   */
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
  /** The number of closed ones among them, which the totals of the dashboard leave out. */
  closed: z.int().optional(),
  /** True when more accounts match than one search reads. A longer search text finds the others. */
  more: z.boolean(),
  /** When the search finds nothing: the number of accounts of the other kind that it would find. */
  elsewhere: z.int().optional(),
  /** A sign-up with the searched e-mail that has no profile yet; `isSetUp` once a password is chosen. */
  unfinished: z.object({ email: z.string(), kind: z.enum(accountKinds), isSetUp: z.boolean() }).optional(),
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
  summary: 'Companies by any name, e-mail, phone, ZIP Code or id, for staff',
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
  summary: 'Job seekers by name, e-mail, phone, ZIP Code or id, for staff',
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
