import type { StaffDocument } from '@plumbline/shared/contracts/admin/documents';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import type { DocumentList } from '@plumbline/shared/domain/documents/document-lists';
import { documentTask } from '@plumbline/shared/domain/support/staff-tasks';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { now } from '../../../platform/clock.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import type { Page } from '../../../table/core/query.ts';
import { listDocumentExpiries } from '../../../table/profiles/document-expiry.ts';
import { listClosedTasks, type StaffTaskItem, taskRequest } from '../../../table/staff/staff-task.ts';
import { documentsOfTasks } from './document-views.ts';

type ExpiringList = Exclude<DocumentList, 'decided'>;
type DocumentPage = { results: StaffDocument[]; cursor: string | undefined };

const daysOf: Record<Exclude<ExpiringList, 'expired'>, number> = { in30: 30, in60: 60, in90: 90 };

/** Returns the first day and the day after the last one of a list, in which the last expired is first. */
const periodOf = (list: ExpiringList, today: string) => {
  if (list === 'expired') return { until: today };
  const until = new Date(Date.parse(today) + (daysOf[list] + 1) * DAY_MS).toISOString().slice(0, 10);
  return { from: today, until };
};

/** Returns rows by the ids of tasks, without documents that were removed. */
const rowsOf = async (
  ids: readonly string[],
  tasks: readonly (StaffTaskItem | undefined)[] | Promise<readonly (StaffTaskItem | undefined)[]>,
): Promise<StaffDocument[]> => {
  const [documents, found] = await Promise.all([documentsOfTasks(ids), tasks]);
  return ids.flatMap((id) => {
    const document = documents.get(id);
    if (!document) return [];
    const task = found.find((each) => each?.id === id);
    const isDecided = document.document.check !== undefined;
    const hasFile = task && (task.state === 'open' || isDecided);
    const decidedBy = isDecided && task?.closedBy;
    return [{ ...document, ...(hasFile && { task: id }), ...(decidedBy && { decidedBy }) }];
  });
};

const readTasks = async (ids: readonly string[]) =>
  (await batchGet({ tasks: ids.map((id) => taskRequest({ kind: 'document', id })) }, { consistent: false })).tasks;

/** Returns a page of the documents that expired, the latest first, or that will, the earliest first. */
export const expiringDocuments = async (list: ExpiringList, page: Page): Promise<DocumentPage> => {
  const period = periodOf(list, businessDay(now()));
  const { items, cursor } = await listDocumentExpiries(period, { ...page, reverse: list === 'expired' });
  const ids = items.map(({ profile, document }) => documentTask(profile, document));
  return { results: await rowsOf(ids, readTasks(ids)), cursor };
};

/**
 * Returns a page of the documents that staff checked or rejected, newest first. Tasks that their owners closed, with
 * the removal of a document or its file, are left out, so a page can be short.
 */
export const decidedDocuments = async (page: Page): Promise<DocumentPage> => {
  const { items, cursor } = await listClosedTasks('document', page);
  const rows = await rowsOf(
    items.map(({ id }) => id),
    items,
  );
  return { results: rows.filter(({ document }) => document.check), cursor };
};
