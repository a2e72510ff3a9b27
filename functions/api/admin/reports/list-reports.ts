import * as contract from '@plumbline/shared/contracts/admin/reports';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { listReports as readReports } from '../../../table/staff/report.ts';
import { reportViews } from './report-view.ts';

/** A query and a batch. */
export const listReports = pagedOperation(contract.listReports, async ({ query }) => {
  const { items, cursor } = await readReports(query);
  return { results: await reportViews(items), ...(cursor && { cursor }) };
});
