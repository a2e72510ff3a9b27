import * as z from 'zod';
import { REPORT_DETAILS_MAX_LENGTH, reportKinds, reportReasons } from '../../domain/support/report-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, id, REQUIRED, text } from '../fields.ts';

export const reportForm = z
  .object({
    reason: z.enum(reportReasons, { error: 'Please choose a reason' }),
    /** Required when the reason is 'other'. */
    details: text(REPORT_DETAILS_MAX_LENGTH).default(''),
  })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', { path: ['details'], error: REQUIRED });

export const createReport = defineEndpoint({
  group: 'reports',
  name: 'createReport',
  method: 'POST',
  path: '/api/reports',
  auth: 'signed-in',
  budget: 'write',
  body: z.object({ kind: z.enum(reportKinds), id }).and(reportForm),
  response: confirmation,
  status: 201,
  errors: ['forbidden', 'profile_incomplete', 'report_subject_not_found', 'report_own', 'subject_reported'],
  summary: 'Tells staff that something is wrong with a job, a project, a profile or what a profile wrote in messages',
});
