import type { AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import type { AuditSubject, StaffAction } from '@plumbline/shared/options/staff-actions';
import { nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { transact, type Write } from '../../table/core/transact.ts';
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
