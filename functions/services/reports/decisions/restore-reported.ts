import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { retryOnConflict, transact } from '../../../table/core/transact.ts';
import { type ReportItem, readReport, restoreOnReport } from '../../../table/staff/report.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../sessions/caller.ts';
import { restoreMessage } from './take-down-message.ts';
import { restorePost } from './take-down-post.ts';

const TRIES = 5;

const restored = {
  'take down job': 'restore job',
  'take down project': 'restore project',
  'take down message': 'restore message',
} as const;

type Undoable = keyof typeof restored;

const undoableOf = ({ closed }: ReportItem): Undoable | undefined =>
  closed?.restoredAt === undefined
    ? closed?.actions?.find((action): action is Undoable => action in restored)
    : undefined;

/**
 * Shows the job, project or message again that the decision about a report took down. Throws `report_not_found`,
 * `not_taken_down`, or `account_changed`.
 */
export const restoreReported = (id: string, reason: string, caller: Caller): Promise<ReportItem> =>
  retryOnConflict(
    async () => {
      const report = await readReport(id);
      if (!report) throw new ApiError('report_not_found');
      const { closed, kind, subject, subjectName, account, accountType } = report;
      const undone = undoableOf(report);
      if (!closed || !undone) throw new ApiError('not_taken_down');
      const at = nowIso();
      const writes = undone === 'take down message' ? await restoreMessage(report) : await restorePost(report, at);
      const after = { kind, ...(subjectName ? { name: subjectName } : { subject }), report: id };
      await transact(
        ...writes,
        restoreOnReport(report, closed, at),
        auditWrite(
          caller,
          { action: restored[undone], subject: { type: accountType, id: account }, reason, after },
          at,
        ),
      );
      return { ...report, closed: { ...closed, restoredAt: at } };
    },
    { tries: TRIES, exhausted: () => new ApiError('account_changed') },
  );
