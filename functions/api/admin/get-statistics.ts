import * as contract from '@plumbline/shared/contracts/admin/statistics';
import { DASHBOARD_DAYS } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { readDayCounts } from '../../table/staff/day-count.ts';

/** The totals and the days of the dashboard, in one request, however many accounts there are. */
export const getStatistics = operation(contract.getStatistics, () => readDayCounts(now(), DASHBOARD_DAYS));
