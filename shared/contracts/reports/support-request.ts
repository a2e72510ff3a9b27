import * as z from 'zod';
import { requestStates } from '../../domain/support/request-states.ts';
import { SUPPORT_TEXT_MAX_LENGTH } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate, requiredText, secretText } from '../fields.ts';

/** The key in the link of a mail about a request. */
const key = secretText(100, 'This link is no longer valid.');

const senderRequest = z.object({
  state: z.enum(requestStates),
  /** The messages of the sender and of staff, oldest first; nothing before an answer if the sender wasn't signed in. */
  messages: z.array(z.object({ from: z.enum(['sender', 'staff']), date: isoDate, text: z.string() })),
  /** Whether the sender can write more. */
  mayWrite: z.boolean(),
});
export type SenderRequest = z.output<typeof senderRequest>;

const bySender = { group: 'reports', path: '/api/support-request', auth: 'public', response: senderRequest } as const;

export const readSenderRequest = defineEndpoint({
  ...bySender,
  name: 'readSenderRequest',
  method: 'GET',
  budget: 'read',
  query: z.object({ key }),
  errors: ['support_link_invalid'],
  summary: 'Reads a support request with its answers, by the link that its sender got',
});

export const senderTextBody = z.strictObject({ text: requiredText(SUPPORT_TEXT_MAX_LENGTH) });

export const writeToSupport = defineEndpoint({
  ...bySender,
  name: 'writeToSupport',
  method: 'POST',
  budget: 'mail',
  body: senderTextBody.extend({ key }),
  errors: ['support_link_invalid', 'support_request_changed', 'too_many_replies'],
  summary: 'Adds what the sender of a request writes later, and opens the request again',
});
