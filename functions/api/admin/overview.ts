import * as contract from '@plumbline/shared/contracts/admin/accounts';
import * as statisticsContract from '@plumbline/shared/contracts/admin/statistics';
import { DASHBOARD_DAYS, DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { newestListings } from '../../table/accounts/account-listing.ts';
import { readDayCounts } from '../../table/staff/day-count.ts';
import { accountRows } from './accounts.ts';

/** Returns the newest accounts for the staff dashboard, in two queries and a batch. */
export const getAdminOverview = operation(contract.getAdminOverview, async () => {
  const [companies, jobSeekers] = await Promise.all([
    newestListings('companies', DASHBOARD_PAGE_SIZE),
    newestListings('jobSeekers', DASHBOARD_PAGE_SIZE),
  ]);
  const rows = await accountRows([...companies, ...jobSeekers]);
  const isSeeker = ({ kind }: { kind: string }) => kind === 'candidate';
  return { newest: { companies: rows.filter((row) => !isSeeker(row)), jobSeekers: rows.filter(isSeeker) } };
});

/** Returns the totals and the days of the staff dashboard, in one request. */
export const getStatistics = operation(statisticsContract.getStatistics, () => readDayCounts(now(), DASHBOARD_DAYS));
