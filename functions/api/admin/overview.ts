import * as contract from '@plumbline/shared/contracts/admin/accounts';
import * as statisticsContract from '@plumbline/shared/contracts/admin/statistics';
import { DASHBOARD_DAYS, DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { newestListings } from '../../table/accounts/account-listing.ts';
import { listSupportRequests } from '../../table/accounts/support-request.ts';
import { listPaymentReports } from '../../table/payments/payment-report.ts';
import { readDayCounts } from '../../table/staff/day-count.ts';
import { accountRows } from './accounts.ts';
import { supportRequestView } from './support-requests.ts';

const page = { limit: DASHBOARD_PAGE_SIZE };

/** Returns the overview of the staff dashboard, in four queries and a batch. */
export const getAdminOverview = operation(contract.getAdminOverview, async () => {
  const [companies, jobSeekers, support, reports] = await Promise.all([
    newestListings('companies', DASHBOARD_PAGE_SIZE),
    newestListings('jobSeekers', DASHBOARD_PAGE_SIZE),
    listSupportRequests(page),
    listPaymentReports({ ...page, state: 'open' }),
  ]);
  const rows = await accountRows([...companies, ...jobSeekers]);
  const isSeeker = ({ kind }: { kind: string }) => kind === 'candidate';
  return {
    newest: { companies: rows.filter((row) => !isSeeker(row)), jobSeekers: rows.filter(isSeeker) },
    supportRequests: support.items.map(supportRequestView),
    paymentReports: reports.items.map(({ intentId, company, reason, date }) => ({
      id: intentId,
      company,
      reason,
      date,
    })),
  };
});

/** Returns the totals and the days of the staff dashboard, in one request. */
export const getStatistics = operation(statisticsContract.getStatistics, () => readDayCounts(now(), DASHBOARD_DAYS));
