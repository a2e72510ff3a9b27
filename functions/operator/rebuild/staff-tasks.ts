import { storedDocumentTasks } from '../../services/profiles/documents/document-tasks.ts';
import { readSupportRequest, requestTask, SupportRequest } from '../../table/accounts/support-request.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { entityNameOf, formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { disputeTask } from '../../table/payments/dispute-task.ts';
import { Payment, readPayment } from '../../table/payments/payment.ts';
import { PaymentReport, paymentReportTask, readPaymentReport } from '../../table/payments/payment-report.ts';
import { ProfileFiles, readProfileFiles } from '../../table/profiles/profile-files.ts';
import { Report, readReport, reportTask } from '../../table/staff/report.ts';
import { replaceTask, type StaffTaskItem, type TaskSource, taskRequest } from '../../table/staff/staff-task.ts';
import {
  addDifferences,
  type Differences,
  differences,
  type Projection,
  repairUntilStill,
  type Terms,
} from './projection.ts';

const AT_ONCE = 10;

/** The tasks of one source: those that were found, and those that are stored now. */
type Tasks = { found: TaskSource[]; readAgain: () => Promise<TaskSource[]> };

const tasksFrom = <T>(
  source: T | undefined,
  tasksOf: (source: T) => TaskSource[],
  read: (source: T) => Promise<T | undefined>,
): Tasks[] => {
  if (!source) return [];
  const readAgain = async () => {
    const now = await read(source);
    return now ? tasksOf(now) : [];
  };
  return [{ found: tasksOf(source), readAgain }];
};

const tasksOf = (stored: Attributes): Tasks[] => {
  switch (entityNameOf(stored)) {
    case 'Report':
      return tasksFrom(
        formatListItem(Report, stored),
        (report) => [reportTask(report)],
        ({ id }) => readReport(id),
      );
    case 'PaymentReport':
      return tasksFrom(
        formatListItem(PaymentReport, stored),
        (report) => [paymentReportTask(report)],
        ({ intentId }) => readPaymentReport(intentId),
      );
    case 'Payment':
      return tasksFrom(
        formatListItem(Payment, stored),
        (payment) => [disputeTask(payment)].filter((task) => task !== undefined),
        ({ intentId }) => readPayment(intentId),
      );
    case 'ProfileFiles':
      return tasksFrom(formatListItem(ProfileFiles, stored), storedDocumentTasks, ({ id }) => readProfileFiles(id));
    default:
      return tasksFrom(
        formatListItem(SupportRequest, stored),
        (request) => [requestTask(request)],
        ({ id }) => readSupportRequest(id),
      );
  }
};

type Pair = { source: TaskSource; task: StaffTaskItem | undefined };

const isRight = ({ source, task }: Pair): boolean =>
  task !== undefined && (task.state === 'closed') === (source.closedAt !== undefined);

const readTasks = async (sources: readonly TaskSource[]): Promise<(StaffTaskItem | undefined)[]> =>
  (await batchGet({ tasks: sources.map(taskRequest) })).tasks;

/** Writes a task. A failed condition is ignored, because the next try reads the task again. */
const write = async ({ source, task }: Pair): Promise<void> => {
  try {
    await transact(replaceTask(source, task));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/**
 * Repairs the tasks of one source. Each try reads the tasks before their source and writes only onto a task that is
 * unchanged, so that a decision by staff in between stays.
 */
const settle = ({ found, readAgain }: Tasks): Promise<void> =>
  repairUntilStill(
    async (): Promise<Pair[]> => {
      const tasks = (await readTasks(found)).filter((task) => task !== undefined);
      return (await readAgain())
        .filter(({ id }) => found.some((each) => each.id === id))
        .map((source) => ({ source, task: tasks.find(({ id }) => id === source.id) }));
    },
    (pairs) =>
      mapConcurrent(
        pairs.filter((pair) => !isRight(pair)),
        AT_ONCE,
        write,
      ),
    (_, now) => now.every(isRight),
  );

/** Adds missing tasks, and opens or closes those whose state differs from that of their source. Owners stay. */
const repair = async (stored: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const sources = stored.flatMap(tasksOf);
  const tasks = (await readTasks(sources.flatMap(({ found }) => found))).values();
  const compared = sources.map((each) => {
    const pairs = each.found.map((source): Pair => ({ source, task: tasks.next().value }));
    return { each, wrong: pairs.filter((pair) => !isRight(pair)) };
  });
  const broken = compared.filter(({ wrong }) => wrong.length);
  if (!dryRun) await mapConcurrent(broken, AT_ONCE, ({ each }) => settle(each));
  return addDifferences(
    broken.flatMap(({ wrong }) => wrong.map(({ task }) => differences(task ? { changed: 1 } : { missing: 1 }))),
  );
};

export const staffTasksProjection: Projection = {
  description:
    'The queue of what waits for staff: reported unlocks, disputes, reports, signals, support requests and documents',
  sources: ['Report', 'PaymentReport', 'Payment', 'SupportRequest', 'ProfileFiles'],
  repair,
};
