import type { Decision } from '@plumbline/shared/contracts/admin/decisions';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ifActingStaff } from '../../../table/accounts/user.ts';
import { retryOnConflict, transact } from '../../../table/core/transact.ts';
import { closeReport, type ReportItem, readReport } from '../../../table/staff/report.ts';
import {
  type Account,
  readAccount,
  requireMaySuspend,
  SUSPENSION_TRIES,
  suspensionActions,
  suspensionFacts,
  suspensionWrites,
} from '../../accounts/suspension.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../sessions/caller.ts';
import type { DecisionPart } from './decision-part.ts';
import { takeDownContent } from './take-down-content.ts';
import { takeDownMessage } from './take-down-message.ts';
import { takeDownPost } from './take-down-post.ts';

const requireOpenReport = async (id: string): Promise<ReportItem> => {
  const report = await readReport(id);
  if (!report) throw new ApiError('report_not_found');
  if (report.state === 'closed') throw new ApiError('report_closed');
  return report;
};

const suspensionPart = (account: Account, decision: Decision, at: string): DecisionPart[] => {
  const { suspension, reason } = decision;
  if (!suspension) return [];
  return [
    {
      action: suspensionActions[suspension.scope],
      writes: suspensionWrites(account, suspension, reason, at),
      ...suspensionFacts(account, suspension),
    },
  ];
};

/** Returns the parts of a decision in the order of the form, and the message that it takes down. */
const requireParts = async (report: ReportItem, account: Account | undefined, decision: Decision, at: string) => {
  const { post, message, photos, texts, warn, suspension, reason } = decision;
  const isAboutAccount = warn || suspension !== undefined || photos.length + texts.length > 0;
  if (isAboutAccount && !account?.profile) throw new ApiError('account_not_found');
  const taken = message === undefined ? undefined : await takeDownMessage(report, message, at);
  const parts: DecisionPart[] = [
    ...(post ? [await takeDownPost(report, reason, at)] : []),
    ...(taken ? [taken.part] : []),
    ...(account?.profile
      ? await takeDownContent(account.profile, decision, { at, writesProfile: suspension !== undefined })
      : []),
    ...(warn ? [{ action: 'warn account' as const, writes: [] }] : []),
    ...(account ? suspensionPart(account, decision, at) : []),
  ];
  return { parts, message: taken?.message };
};

const readReportedAccount = async ({ account }: ReportItem): Promise<Account | undefined> => {
  try {
    return await readAccount(account);
  } catch (error) {
    // A job or message can outlive its account for a moment, and can still be taken down.
    if (error instanceof ApiError && error.code === 'account_not_found') return undefined;
    throw error;
  }
};

/**
 * Does everything that staff decided about a report and closes it, in one transaction with an audit entry for each
 * action. So nothing is done halfway, and a repeated call returns `report_closed`. The entry that closes the report
 * names all actions; its stream record sends the one e-mail to the account. Throws `account_changed`.
 */
export const decideReport = (id: string, decision: Decision, caller: Caller): Promise<ReportItem> =>
  retryOnConflict(
    async () => {
      const report = await requireOpenReport(id);
      const account = await readReportedAccount(report);
      const at = nowIso();
      const { parts, message } = await requireParts(report, account, decision, at);
      const actions = [...new Set(parts.map(({ action }) => action))];
      const { reason, suspension } = decision;
      const staff = caller.displayName || caller.email;
      const ended = { outcome: 'acted', note: reason, staff, date: at, actions, ...(message && { message }) } as const;
      const subject = { type: report.accountType, id: report.account } as const;
      const entries = parts.map(({ action, before, after }) =>
        auditWrite(caller, { action, subject, reason, ...(before && { before }), after: { ...after, report: id } }, at),
      );
      const { kind, subjectName } = report;
      const closing = {
        kind,
        ...(subjectName ? { name: subjectName } : { subject: report.subject }),
        outcome: 'acted',
        actions: actions.join(', '),
        ...(suspension?.until && { until: suspension.until }),
      };
      await transact(
        account && suspension ? requireMaySuspend(account, caller) : ifActingStaff(caller.userId, 'handleRequests'),
        ...parts.flatMap(({ writes }) => writes),
        ...entries,
        ...closeReport(report, ended),
        auditWrite(caller, { action: 'close report', subject, reason, after: closing }, at),
      );
      return { ...report, state: 'closed' as const, closed: ended };
    },
    { tries: SUSPENSION_TRIES, exhausted: () => new ApiError('account_changed') },
  );
