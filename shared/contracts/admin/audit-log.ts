import * as z from 'zod';
import { AUDIT_PAGE_SIZE } from '../../options/limits.ts';
import { auditSubjects, staffActions } from '../../options/staff-actions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cursorQuery, id, inOrder, isoDate, line, period } from '../fields.ts';

/** Facts by name, such as a price in cents or a state. */
export const auditFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type AuditFacts = z.output<typeof auditFacts>;

const auditEntry = z.object({
  id,
  date: isoDate,
  /** The member of staff who took the action. */
  staff: z.object({ id, name: z.string() }),
  action: z.enum(staffActions),
  /** The subject of the action. `name` is its current name; absent when the subject no longer exists. */
  subject: z.object({ type: z.enum(auditSubjects), id: z.string(), name: z.string().optional() }),
  reason: z.string().optional(),
  /** The changed facts before and after the action. */
  before: auditFacts.optional(),
  after: auditFacts.optional(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const auditFilter = z.object({
  /** The user id of a member of staff. */
  staff: id.optional(),
  /** The id of a profile, user or request, a task as `kind:id`, the slug of a product, or the name of a setting. */
  subject: line(80).optional(),
  action: z.enum(staffActions).optional(),
  ...period,
});

export const listAuditEntries = defineEndpoint({
  group: 'admin',
  name: 'listAuditEntries',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'support',
  budget: 'list',
  query: inOrder(cursorQuery(AUDIT_PAGE_SIZE).extend(auditFilter.shape)),
  response: z.object({ results: z.array(auditEntry), cursor: z.string().optional() }),
  summary: 'What staff did, newest first, by colleague, subject, action and period; a page of one action can be empty',
});

/** The maximum number of entries in a file. */
export const MAX_AUDIT_EXPORT = 5000;

export const exportAuditEntries = defineEndpoint({
  group: 'admin',
  name: 'exportAuditEntries',
  method: 'POST',
  path: '/api/admin/audit/export',
  auth: 'support',
  staffRight: 'exportAccounts',
  budget: 'list',
  body: inOrder(auditFilter),
  response: z.object({ results: z.array(auditEntry) }),
  summary:
    'The newest 5,000 entries that a filter finds among the latest 20,000, for a file; who took it and what is recorded',
});
