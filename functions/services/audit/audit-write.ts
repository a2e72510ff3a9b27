import type { AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { DAY_MS } from '@plumbline/shared/options/limits';
import type { AuditSubject, StaffAction } from '@plumbline/shared/options/staff-actions';
import { epochSeconds, now, nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { ConditionFailed, transact, type Write } from '../../table/core/transact.ts';
import { putOnce } from '../../table/idempotency/idempotency-record.ts';
import { putAuditEntry } from '../../table/staff/audit-entry.ts';
import type { Caller } from '../sessions/caller.ts';

const MAX_TEXT = 1000;
const MAX_FACTS = 20;

export type Act = {
  action: StaffAction;
  subject: { type: AuditSubject; id: string };
  reason?: string | undefined;
  before?: AuditFacts;
  after?: AuditFacts;
};

const bounded = (facts: AuditFacts): AuditFacts =>
  Object.fromEntries(
    Object.entries(facts)
      .slice(0, MAX_FACTS)
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, MAX_TEXT) : value]),
  );

type Staff = Pick<Caller, 'userId' | 'email' | 'displayName'>;

/**
 * Returns the audit entry of a staff action, for the transaction of the action: neither is written without the other.
 */
export const auditWrite = (staff: Staff, { action, subject, reason, before, after }: Act, date = nowIso()): Write =>
  putAuditEntry({
    id: newId(),
    date,
    staff: staff.userId,
    staffName: staff.displayName || staff.email,
    action,
    subjectType: subject.type,
    subject: subject.id,
    ...(reason && { reason: reason.slice(0, MAX_TEXT) }),
    ...(before && { before: bounded(before) }),
    ...(after && { after: bounded(after) }),
  });

/** Writes the audit entry of data that staff read, before the data is shown. */
export const recordReading = (staff: Staff, act: Act): Promise<void> => transact(auditWrite(staff, act));

/** The time in ms for which a reading is remembered: longer than the longest day. */
const READING_MS = 2 * DAY_MS;
/** The position of the claim among the writes of a reading. */
const CLAIM = 0;

/**
 * Writes the audit entry of an account or a user whom staff opened, before it is shown. It is written once for each
 * staff member, subject and day, so that a page that loads again after an action adds nothing to the history.
 */
export const recordDailyReading = async (staff: Staff, act: Act): Promise<void> => {
  const { action, subject } = act;
  const key = [staff.userId, action, subject.type, subject.id, businessDay(now())].join('#');
  try {
    await transact(
      putOnce('reading', key, epochSeconds(new Date(now().getTime() + READING_MS))),
      auditWrite(staff, act),
    );
  } catch (error) {
    // Only the claim may fail: when the entry can't be written, nothing is shown.
    if (!(error instanceof ConditionFailed) || error.failed[0] !== CLAIM) throw error;
  }
};
