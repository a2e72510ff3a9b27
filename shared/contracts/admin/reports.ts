import * as z from 'zod';
import {
  REPORT_NOTE_MAX_LENGTH,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStates,
  signalReasons,
} from '../../domain/support/report-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, cursorQuery, id, isoDate, requiredText } from '../fields.ts';

const REPORTS_PAGE_SIZE = 20;

/** An account by the page that staff has of it; `name` is its name today, absent when it is gone. */
const party = z.object({ id, type: z.enum(['company', 'jobSeeker']), name: z.string().optional() });

const report = z.object({
  id,
  kind: z.enum(reportKinds),
  /** `name` is what a job or project was called when it was reported. */
  subject: z.object({ id, name: z.string().optional() }),
  /** Whose it is. */
  account: party,
  /** Absent where the product noticed it itself. */
  reporter: party.optional(),
  reason: z.enum([...reportReasons, ...signalReasons]),
  details: z.string().optional(),
  date: isoDate,
  state: z.enum(reportStates),
  /** Since it is closed: how, by whom, and what was noted. */
  closed: z.object({ outcome: z.enum(reportOutcomes), note: z.string(), staff: z.string(), date: isoDate }).optional(),
});
export type ReportView = z.output<typeof report>;

export const listReports = defineEndpoint({
  group: 'admin',
  name: 'listReports',
  method: 'GET',
  path: '/api/admin/reports',
  auth: 'support',
  budget: 'list',
  query: cursorQuery(REPORTS_PAGE_SIZE).extend({ state: z.enum(reportStates).optional() }),
  response: z.object({ results: z.array(report), cursor: z.string().optional() }),
  summary: 'What users reported and what the product noticed: open reports first, newest first',
});

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
  params: byId,
  body: closeReportBody,
  response: report,
  errors: ['report_not_found', 'report_closed'],
  summary: 'Closes a report with what was done and why; the subject can be reported again',
});
