import type { AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import type { DecisionAction } from '@plumbline/shared/domain/support/decisions';
import type { Write } from '../../../table/core/transact.ts';

/** One thing that staff do about a report: its writes, and the facts of its audit entry. */
export type DecisionPart = {
  action: DecisionAction;
  writes: Write[];
  before?: AuditFacts;
  after?: AuditFacts;
};
