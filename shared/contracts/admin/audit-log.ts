import * as z from 'zod';
import { AUDIT_PAGE_SIZE } from '../../options/limits.ts';
import { auditSubjects, staffActions } from '../../options/staff-actions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cursorQuery, id, isoDate, line } from '../fields.ts';

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

export const listAuditEntries = defineEndpoint({
  group: 'admin',
  name: 'listAuditEntries',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'support',
  budget: 'list',
  query: cursorQuery(AUDIT_PAGE_SIZE).extend({
    /** The user id of a member of staff. */
    staff: id.optional(),
    /**
     * The id of a profile, user or request, the slug of a product, or the name of a setting. Takes precedence over
     * `staff`.
     */
    subject: line(80).optional(),
  }),
  response: z.object({ results: z.array(auditEntry), cursor: z.string().optional() }),
  summary: 'What staff did, newest first: all of it, what one of them did, or what was done to one subject',
});
