import { reportKinds, type SignalReason, signalReasons } from '@plumbline/shared/domain/support/report-kinds';
import { item, PutTransaction, string } from 'dynamodb-toolbox';
import { nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, transact } from '../core/transact.ts';
import { Report, type ReportItem, reportTask } from './report.ts';
import { openTask } from './staff-task.ts';

/**
 * A signal that was raised. It is stored for two years, so that a signal that staff have seen isn't raised again by
 * the next change.
 */
export const Signal = new Entity({
  name: 'Signal',
  table,
  timestamps: false,
  schema: item({
    kind: string()
      .enum(...reportKinds)
      .key(),
    subject: string().key(),
    reason: string()
      .enum(...signalReasons)
      .key(),
    sign: string().key(),
    report: string(),
  }),
  computeKey: keyTemplate('REPORTED#{kind}#{subject}', 'SIGNAL#{reason}#{sign}'),
});

export type NewSignal = Pick<ReportItem, 'kind' | 'subject' | 'subjectName' | 'account' | 'accountType' | 'details'> & {
  reason: SignalReason;
  /** The fact that caused the signal. The same fact about the same subject is reported only once. */
  sign: string;
};

/** Adds a signal to the queue of reports; repeating it changes nothing. */
export const raiseSignal = async ({ sign, ...noticed }: NewSignal): Promise<void> => {
  const { kind, subject, reason } = noticed;
  const id = newId();
  const report: ReportItem = { ...noticed, id, date: nowIso(), state: 'open' };
  try {
    await transact(
      Report.build(PutTransaction).item(report),
      openTask(reportTask(report)),
      Signal.build(PutTransaction)
        .item({ kind, subject, reason, sign, report: id })
        .options({ condition: { attr: 'sign', exists: false } }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
