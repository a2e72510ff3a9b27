import * as z from 'zod';
import { decisionActions } from '../../domain/support/decisions.ts';
import {
  REPORT_NOTE_MAX_LENGTH,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStates,
  signalReasons,
} from '../../domain/support/report-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, requiredText } from '../fields.ts';

/** An account with a page in the staff area. `name` is the current name; absent when the account no longer exists. */
const party = z.object({ id, type: z.enum(['company', 'jobSeeker']), name: z.string().optional() });

export const report = z.object({
  id,
  kind: z.enum(reportKinds),
  /** `name` is the name of the job or project at the time of the report. */
  subject: z.object({ id, name: z.string().optional() }),
  /** The account that owns the subject. */
  account: party,
  /** Absent for a signal, which is a report that the product makes itself. */
  reporter: party.optional(),
  reason: z.enum([...reportReasons, ...signalReasons]),
  details: z.string().optional(),
  date: isoDate,
  state: z.enum(reportStates),
  /** Present when the report is closed: the outcome, the note, and who closed it. */
  closed: z
    .object({
      outcome: z.enum(reportOutcomes),
      note: z.string(),
      staff: z.string(),
      date: isoDate,
      /** The actions of staff about it; absent without any, and for reports that were closed without a decision. */
      actions: z.array(z.enum(decisionActions)).optional(),
      /** When staff restored the posts that the decision took down. */
      restoredAt: isoDate.optional(),
    })
    .optional(),
});
export type ReportView = z.output<typeof report>;

export const closeReportBody = z.object({
  outcome: z.enum(reportOutcomes, { error: 'Please choose what was done' }),
  note: requiredText(REPORT_NOTE_MAX_LENGTH),
});

export const closeReport = defineEndpoint({
  group: 'admin',
  name: 'closeReport',
  method: 'PATCH',
  path: '/api/admin/reports/{id}',
  auth: 'support',
  staffRight: 'handleRequests',
  params: byId,
  body: closeReportBody,
  response: report,
  errors: ['report_not_found', 'report_closed'],
  summary: 'Closes a report with what was done and why; the subject can be reported again',
});
