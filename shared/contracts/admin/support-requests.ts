import * as z from 'zod';
import { requestStates } from '../../domain/support/request-states.ts';
import { LANGUAGES } from '../../options/languages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, requiredText } from '../fields.ts';

/** The maximum number of replies of each side to a request. */
export const MAX_REPLIES = 20;

/** A reply of staff, or a later message of the sender; then `staff` is absent. */
const supportReply = z.object({ staff: z.string().optional(), date: isoDate, text: z.string() });

export const supportRequest = z.object({
  id,
  email: z.string(),
  data: z.string(),
  /** The profile that the request was sent from; absent when the sender wasn't signed in. */
  profileId: id.optional(),
  date: isoDate,
  state: z.enum(requestStates),
  /** The language of the sender, which their mails have. */
  language: z.enum(LANGUAGES).optional(),
  /** The replies, oldest first. */
  replies: z.array(supportReply),
});
export type SupportRequest = z.output<typeof supportRequest>;

/** The number of replies that the page showed; a request with others is not answered or moved. */
const seen = z
  .int()
  .min(0)
  .max(2 * MAX_REPLIES)
  .optional();
export const replyBody = z.object({ text: requiredText(2000) });
const refusals = ['support_request_not_found', 'support_request_changed', 'support_request_closed'] as const;

export const answerSupportRequest = defineEndpoint({
  group: 'admin',
  name: 'answerSupportRequest',
  method: 'POST',
  path: '/api/admin/support-requests/{id}/reply',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'mail',
  params: byId,
  body: replyBody.extend({ seen }),
  response: supportRequest,
  errors: [...refusals, 'too_many_replies'],
  summary: 'Answers a request by e-mail; the reply is kept with it',
});

export const moveSupportRequest = defineEndpoint({
  group: 'admin',
  name: 'moveSupportRequest',
  method: 'PATCH',
  path: '/api/admin/support-requests/{id}',
  auth: 'support',
  staffRight: 'handleRequests',
  params: byId,
  body: z.object({ state: z.enum(['open', 'closed']), seen }),
  response: supportRequest,
  errors: refusals,
  summary: 'Closes a request, or opens it again',
});
