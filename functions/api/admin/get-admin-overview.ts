import * as contract from '@plumbline/shared/contracts/admin/accounts';
import { DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { newestListings } from '../../table/accounts/account-listing.ts';
import { listSupportRequests } from '../../table/accounts/support-request.ts';
import { listPaymentReports } from '../../table/payments/payment-report.ts';
import { accountRows } from './account-row.ts';
import { supportRequestView } from './support-request-view.ts';

const page = { limit: DASHBOARD_PAGE_SIZE };

/** Four queries and a batch. */
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
