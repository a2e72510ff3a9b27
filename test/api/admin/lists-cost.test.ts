import '../../support/cloud/handler-environment.ts';
import { getAdminOverview, listCompanies, listJobSeekers } from '@plumbline/shared/contracts/admin/accounts';
import { listAuditEntries } from '@plumbline/shared/contracts/admin/audit-log';
import { listDocuments } from '@plumbline/shared/contracts/admin/documents';
import { countQueue, listQueue } from '@plumbline/shared/contracts/admin/queue';
import { getStatistics } from '@plumbline/shared/contracts/admin/statistics';
import { listUserMails } from '@plumbline/shared/contracts/admin/user-mails';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { listPayments } from '@plumbline/shared/contracts/payments/staff-payments';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { beforeAll, expect, it } from 'vitest';
import { invoke, type RequestInput } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newAccount, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';
import { plantMails, plantStaffLists } from '../../support/posts/staff-lists.ts';

/** The one request that reads the caller; the others belong to the operation. */
const CALLER = 1;
const FEW = 50;
const MANY = 2000;
const [DAY_START, DAY_END] = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'];

type List = [what: string, endpoint: Endpoint, given: (staff: Staff) => RequestInput, requests: number];
const lists: List[] = [
  ['companies', listCompanies, () => ({ body: {} }), 3],
  ['companies by a word', listCompanies, () => ({ body: { search: 'planted' } }), 7],
  ['companies by a phone', listCompanies, () => ({ body: { search: '574 555 0166' } }), 4],
  ['companies by a ZIP Code', listCompanies, () => ({ body: { search: '46580' } }), 4],
  ['companies by an id', listCompanies, () => ({ body: { search: 'f'.repeat(24) } }), 4],
  ['companies by a payment', listCompanies, () => ({ body: { search: 'pi_unknown' } }), 2],
  ['companies by a customer', listCompanies, () => ({ body: { search: 'cus_unknown' } }), 2],
  ['companies by an e-mail', listCompanies, () => ({ body: { search: 'nobody@example.com' } }), 6],
  ['the last page of one state', listCompanies, () => ({ body: { filters: { state: 'IN' }, page: 3 } }), 3],
  ['job seekers', listJobSeekers, () => ({ body: {} }), 2],
  ['payments', listPayments, () => ({}), 2],
  ['refunded payments', listPayments, () => ({ query: { status: 'refunded' } }), 2],
  ['the payments of a company', listPayments, () => ({ query: { company: 'f'.repeat(24) } }), 2],
  ['the payments of a card', listPayments, () => ({ query: { card: '4242' } }), 3],
  ['the payments of an amount', listPayments, () => ({ query: { amount: '4900' } }), 3],
  [
    'the payments of a card on a day',
    listPayments,
    () => ({ query: { card: '4242', from: DAY_START, to: DAY_END } }),
    3,
  ],
  ['the payments about a person', listPayments, () => ({ query: { seeker: 'f'.repeat(24) } }), 1],
  ['the payments of a day', listPayments, () => ({ query: { from: DAY_START, to: DAY_END } }), 2],
  ['declined payments', listPayments, () => ({ query: { status: 'declined' } }), 1],
  ['one payment', listPayments, () => ({ query: { id: 'pi_unknown' } }), 1],
  ['the history', listAuditEntries, () => ({}), 2],
  ['the history of one of the staff', listAuditEntries, ({ userId }) => ({ query: { staff: userId } }), 2],
  ['the history of a subject', listAuditEntries, () => ({ query: { subject: 'f'.repeat(24) } }), 2],
  ['the history of an action', listAuditEntries, () => ({ query: { action: 'read user' } }), 2],
  ['the history of a day', listAuditEntries, () => ({ query: { from: DAY_START, to: DAY_END } }), 2],
  ['the queue', listQueue, () => ({}), 9],
  ['what was closed', listQueue, () => ({ query: { state: 'closed' } }), 7],
  ['what one of the staff has', listQueue, () => ({ query: { owner: 'mine' } }), 6],
  ['the counts of the queue', countQueue, () => ({}), 6],
  ['expired documents', listDocuments, () => ({ query: { list: 'expired' } }), 3],
  ['documents that expire in 90 days', listDocuments, () => ({ query: { list: 'in90' } }), 3],
  ['documents that staff looked at', listDocuments, () => ({ query: { list: 'decided' } }), 2],
  ['the e-mails to a user', listUserMails, () => ({ params: { id: user.userId } }), 4],
  ['the dashboard', getAdminOverview, () => ({}), 4],
  ['the figures', getStatistics, () => ({}), 1],
];

let staff: Staff;
let user: Omit<Person, 'profileId'>;
const costs = async (): Promise<{ what: string; requests: number; units: number }[]> => {
  const found: { what: string; requests: number; units: number }[] = [];
  for (const [what, endpoint, given] of lists) {
    const { cost } = await measure(() => invoke(endpoint, given(staff), staff.userId, `[${SUPPORT_GROUP}]`));
    found.push({ what, requests: cost.requests - CALLER, units: cost.units });
  }
  return found;
};

beforeAll(async () => {
  [staff, user] = await Promise.all([newStaff(), newAccount()]);
  // The first reading of a day is recorded, and the later ones only look for it.
  await staff.api.get(`/api/admin/users/${user.userId}/mails`);
});

it("the API makes the same number of requests for each of the staff's lists among 50 entries as among 2,000", {
  // Planting 2,000 entries takes minutes next to the other stages.
  timeout: 360_000,
}, async () => {
  const expected = lists.map(([what, , , requests]) => ({ what, requests }));
  const requestsOf = (found: { what: string; requests: number }[]) =>
    found.map(({ what, requests }) => ({ what, requests }));
  await plantStaffLists(staff.userId, FEW);
  await plantMails(user.email, FEW);
  expect(requestsOf(await costs())).toEqual(expected);
  await plantStaffLists(staff.userId, MANY - FEW);
  await plantMails(user.email, MANY - FEW);
  const many = await costs();
  expect(requestsOf(many)).toEqual(expected);
  // A search of accounts reads its small entries; every other list reads one page.
  for (const { what, units } of many)
    expect(units, what).toBeLessThanOrEqual(/companies|state|seekers/.test(what) ? 110 : 40);
});
