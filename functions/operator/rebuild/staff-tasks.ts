import { storedDocumentTasks } from '../../services/profiles/documents/document-tasks.ts';
import { requestTask, SupportRequest } from '../../table/accounts/support-request.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { entityNameOf, formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { transact } from '../../table/core/transact.ts';
import { PaymentReport, paymentReportTask } from '../../table/payments/payment-report.ts';
import { ProfileFiles } from '../../table/profiles/profile-files.ts';
import { Report, reportTask } from '../../table/staff/report.ts';
import { closeTask, openTask, type TaskSource, taskRequest } from '../../table/staff/staff-task.ts';
import { addDifferences, type Differences, differences, type Projection, type Terms } from './projection.ts';

const AT_ONCE = 10;

const tasksOf = (stored: Attributes): TaskSource[] => {
  switch (entityNameOf(stored)) {
    case 'Report': {
      const report = formatListItem(Report, stored);
      return report ? [reportTask(report)] : [];
    }
    case 'PaymentReport': {
      const report = formatListItem(PaymentReport, stored);
      return report ? [paymentReportTask(report)] : [];
    }
    case 'ProfileFiles': {
      const files = formatListItem(ProfileFiles, stored);
      return files ? storedDocumentTasks(files) : [];
    }
    default: {
      const request = formatListItem(SupportRequest, stored);
      return request ? [requestTask(request)] : [];
    }
  }
};

/** Adds missing tasks, and opens or closes those whose state differs from that of their source. Owners stay. */
const repair = async (sources: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const wanted = sources.flatMap(tasksOf);
  const { tasks } = await batchGet({ tasks: wanted.map(taskRequest) });
  const found = await mapConcurrent([...wanted.entries()], AT_ONCE, async ([index, source]) => {
    const { closedAt } = source;
    const task = tasks[index];
    if (task && (task.state === 'closed') === (closedAt !== undefined)) return differences();
    if (!dryRun) await transact(closedAt === undefined ? openTask(source) : closeTask(source, closedAt));
    return differences(task ? { changed: 1 } : { missing: 1 });
  });
  return addDifferences(found);
};

export const staffTasksProjection: Projection = {
  description: 'The queue of what waits for staff: reported unlocks, reports, signals, support requests and documents',
  sources: ['Report', 'PaymentReport', 'SupportRequest', 'ProfileFiles'],
  repair,
};
