import * as contract from '@plumbline/shared/contracts/admin/reports';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { endReport } from '../../../services/reports/end-report.ts';
import { listReports as readReports } from '../../../table/staff/report.ts';
import { reportViews } from './report-view.ts';

/** Returns a page of reports, in a query and a batch. */
export const listReports = pagedOperation(contract.listReports, async ({ query }) => {
  const { items, cursor } = await readReports(query);
  return { results: await reportViews(items), ...(cursor && { cursor }) };
});

export const closeReport = operation(contract.closeReport, async ({ params, body, caller }) => {
  const [view] = await reportViews([await endReport(params.id, body, caller)]);
  return view!;
});
