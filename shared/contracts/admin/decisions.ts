import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, requiredText } from '../fields.ts';
import { fileId } from '../files/file-shape.ts';
import { report } from './reports.ts';
import { STAFF_REASON_MAX_LENGTH, suspendedUntil, suspensionScope } from './suspension.ts';

/** The texts of a profile that staff can take down. */
export const removableTexts = ['description', 'formalTrainingDescription', 'handsOnExperienceDescription'] as const;
export type RemovableText = (typeof removableTexts)[number];

/** The most photos that one decision takes down. */
const MOST_PHOTOS = 10;

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const decision = z.strictObject({
  /** Takes down the job or project that was reported. */
  post: z.boolean().default(false),
  /** The message to take down, which the reported account wrote before the report. */
  message: id.optional(),
  photos: z.array(fileId).max(MOST_PHOTOS).refine(unique, 'Each entry can be used once').default([]),
  texts: z.array(z.enum(removableTexts)).refine(unique, 'Each entry can be used once').default([]),
  warn: z.boolean().default(false),
  suspension: z.strictObject({ scope: suspensionScope, until: suspendedUntil }).optional(),
  /** Mailed to the account with everything that was done, and kept in the audit log. */
  reason: requiredText(STAFF_REASON_MAX_LENGTH),
});
export type Decision = z.output<typeof decision>;

/** Returns whether a decision does anything. One that doesn't is the closing of a report. */
const doesSomething = ({ post, message, photos, texts, warn, suspension }: Decision): boolean =>
  post || warn || message !== undefined || suspension !== undefined || photos.length + texts.length > 0;

export const decideReport = defineEndpoint({
  group: 'admin',
  name: 'decideReport',
  method: 'POST',
  path: '/api/admin/reports/{id}/decision',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'write',
  params: byId,
  body: decision.refine(doesSomething, { path: ['reason'], error: 'Please choose what to do' }),
  response: report,
  errors: [
    'report_not_found',
    'report_closed',
    'report_subject_not_found',
    'already_taken_down',
    'account_not_found',
    'account_closed',
    'account_changed',
    'already_suspended',
    'posts_already_hidden',
    'posts_of_company_only',
    'suspend_yourself',
    'suspension_end_invalid',
  ],
  summary: 'Does everything that staff decided about a report, closes it, and mails the account once, or does nothing',
});

export const restoreBody = z.strictObject({ reason: requiredText(STAFF_REASON_MAX_LENGTH) });

export const restoreReported = defineEndpoint({
  group: 'admin',
  name: 'restoreReported',
  method: 'POST',
  path: '/api/admin/reports/{id}/restore',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'write',
  params: byId,
  body: restoreBody,
  response: report,
  errors: ['report_not_found', 'not_taken_down', 'account_changed'],
  summary: 'Shows a job, project or message again that the decision about a report took down',
});
