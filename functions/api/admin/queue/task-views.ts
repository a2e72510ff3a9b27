import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import type { TaskKind } from '@plumbline/shared/domain/support/staff-tasks';
import { paymentReportViews } from '../../../services/payments/history/payment-report-views.ts';
import { staffPaymentRows } from '../../../services/payments/history/staff-payment-rows.ts';
import { supportRequestRequest } from '../../../table/accounts/support-request.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { paymentRequest } from '../../../table/payments/payment.ts';
import { paymentReportRequest } from '../../../table/payments/payment-report.ts';
import { reportRequest } from '../../../table/staff/report.ts';
import type { StaffTaskItem } from '../../../table/staff/staff-task.ts';
import { reportViews } from '../reports/report-view.ts';
import { supportRequestView } from '../support-requests.ts';
import { documentsOfTasks } from './document-views.ts';

const byId = <T extends { id: string }>(views: readonly T[]) => new Map(views.map((view) => [view.id, view]));
const present = <T>(found: readonly (T | undefined)[]): T[] => found.flatMap((item) => item ?? []);

/** Reads the content of tasks by kind. Makes at most eight requests. */
const readContents = async (tasks: readonly StaffTaskItem[]) => {
  const idsOf = (...kinds: TaskKind[]) => tasks.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const { unlocks, disputed, reports, requests } = await batchGet({
    unlocks: idsOf('unlock').map(paymentReportRequest),
    disputed: idsOf('dispute').map(paymentRequest),
    reports: idsOf('report', 'signal').map(reportRequest),
    requests: idsOf('support').map(supportRequestRequest),
  });
  const [unlockViews, payments, views, document] = await Promise.all([
    paymentReportViews(present(unlocks)),
    staffPaymentRows(present(disputed)),
    reportViews(present(reports)),
    documentsOfTasks(idsOf('document')),
  ]);
  return {
    unlock: byId(unlockViews),
    dispute: byId(payments),
    report: byId(views),
    support: byId(present(requests).map(supportRequestView)),
    document,
  };
};
type Contents = Awaited<ReturnType<typeof readContents>>;

/** Returns the content of a task; without a field when it was deleted. */
const contentOf: Record<TaskKind, (id: string, contents: Contents) => Partial<StaffTask>> = {
  unlock: (id, { unlock }) => ({ unlock: unlock.get(id) }),
  dispute: (id, { dispute }) => ({ dispute: dispute.get(id) }),
  report: (id, { report }) => ({ report: report.get(id) }),
  signal: (id, { report }) => ({ report: report.get(id) }),
  support: (id, { support }) => ({ support: support.get(id) }),
  document: (id, { document }) => ({ document: document.get(id) }),
};

/** Returns tasks with their content, in their order. A task whose content was deleted has none. */
export const taskViews = async (tasks: readonly StaffTaskItem[]): Promise<StaffTask[]> => {
  const contents = await readContents(tasks);
  return tasks.map((task) => ({ ...task, ...contentOf[task.kind](task.id, contents) }));
};
