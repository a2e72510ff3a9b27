import * as decisionContract from '@plumbline/shared/contracts/admin/decisions';
import * as contract from '@plumbline/shared/contracts/admin/reports';
import { operation } from '../../../http/operation.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { decideReport as decide } from '../../../services/reports/decisions/decide-report.ts';
import { restoreReported as restore } from '../../../services/reports/decisions/restore-reported.ts';
import { endReport } from '../../../services/reports/end-report.ts';
import { reportViews } from './report-view.ts';

export const closeReport = operation(contract.closeReport, async ({ params, body, caller }) => {
  await spendNamedBudget('decide-report', caller.userId);
  const [view] = await reportViews([await endReport(params.id, body, caller)]);
  return view!;
});

export const decideReport = operation(decisionContract.decideReport, async ({ params, body, caller }) => {
  await spendNamedBudget('decide-report', caller.userId);
  const [view] = await reportViews([await decide(params.id, body, caller)]);
  return view!;
});

export const restoreReported = operation(decisionContract.restoreReported, async ({ params, body, caller }) => {
  await spendNamedBudget('decide-report', caller.userId);
  const [view] = await reportViews([await restore(params.id, body.reason, caller)]);
  return view!;
});
