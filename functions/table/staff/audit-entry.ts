import type { AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import { auditSubjects, type StaffAction, staffActions } from '@plumbline/shared/options/staff-actions';
import { any, type Condition, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const actionsOn = tablePattern({
  partition: 'AUDIT#{subject}',
  sort: '{date}#{id}',
  finds: 'What staff did to a subject, by date',
});
const allActions = indexPattern('gsi1', {
  partition: 'AUDIT',
  sort: '{date}#{id}',
  finds: 'What staff did, by date',
});
const actionsBy = indexPattern('gsi2', {
  partition: 'AUDIT-BY#{staff}',
  sort: '{date}#{id}',
  finds: 'What one of the staff did, by date',
});

/** An action of staff. Entries are only added: no function may update or delete items in their partitions. */
export const AuditEntry = new Entity({
  name: 'AuditEntry',
  table,
  timestamps: false,
  schema: item({
    subject: string().key(),
    date: string().key(),
    id: string().key(),
    subjectType: string().enum(...auditSubjects),
    staff: string(),
    staffName: string(),
    action: string().enum(...staffActions),
    reason: string().optional(),
    before: any().castAs<AuditFacts>().optional(),
    after: any().castAs<AuditFacts>().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, allActions, (entry) => entry),
    ...indexKeys(schema, actionsBy, (entry) => entry),
  })),
  computeKey: actionsOn.keys,
});
export type AuditEntryItem = FormattedItem<typeof AuditEntry>;

/**
 * Returns the write of an audit entry, for the transaction of the audited action. It fails instead of overwriting an
 * entry.
 */
export const putAuditEntry = (entry: AuditEntryItem) =>
  AuditEntry.build(PutTransaction)
    .item(entry)
    .options({ condition: { attr: 'id', exists: false } });

export type AuditFilter = {
  subject?: string | undefined;
  staff?: string | undefined;
  action?: StaffAction | undefined;
  /** The first instant, and the first one after the period (ISO). */
  from?: string | undefined;
  to?: string | undefined;
};

/** The end of a period without one; it is later than every date. */
const END = '9999';
/** The number of entries that a page looks through for those of an action, which have no index. */
const LOOKED_THROUGH = 400;

/**
 * Returns a page of audit entries, newest first, of one subject, one staff member or all, in a period. Makes one query.
 * A page of one action has those among the next 400 entries, so it can be empty before the last one.
 */
export const listAuditEntries = ({ subject, staff, action, from, to }: AuditFilter, page: Page) => {
  const list = subject ? actionsOn.list({ subject }) : staff ? actionsBy.list({ staff }) : allActions.list({});
  const filters: Condition<typeof AuditEntry>[] = [
    ...(action ? [{ attr: 'action', eq: action } as const] : []),
    ...(subject && staff ? [{ attr: 'staff', eq: staff } as const] : []),
  ];
  return queryPage(AuditEntry, list, {
    ...page,
    ...(from || to ? { from: from ?? '', to: to ?? END } : {}),
    ...(filters.length > 0 && { filter: { and: filters }, limit: Math.max(page.limit ?? 0, LOOKED_THROUGH) }),
    reverse: true,
  });
};
