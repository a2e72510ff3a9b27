import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { mailQueues } from '@plumbline/shared/mail-queues';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import { notificationKinds } from '@plumbline/shared/options/notification-kinds';
import * as z from 'zod';
import type { EmailContent } from '../../emails/email-content.ts';

/** A text that was cleaned before it was put into the queue. */
const text = z.custom<OutgoingText>((value) => typeof value === 'string');

const content = z.strictObject({
  language: z.enum(LANGUAGES),
  subject: text,
  title: text,
  paragraphs: z.array(text),
  facts: z.array(z.strictObject({ label: text, value: text })).exactOptional(),
  jobs: z
    .array(z.strictObject({ name: text, company: text, details: z.array(text), path: z.string() }))
    .exactOptional(),
  rest: z.array(text).exactOptional(),
  button: text,
  path: z.string(),
}) satisfies z.ZodType<EmailContent>;

/** An e-mail with its content, which is about a moment that has passed. */
const notice = z.strictObject({
  type: z.literal('notice'),
  user: z.string(),
  profile: z.string().optional(),
  key: z.string(),
  kind: z.enum(notificationKinds),
  from: z.string(),
  about: z.string().optional(),
  isMutual: z.boolean().optional(),
  content,
});

/** An e-mail about an action of staff. Suspended accounts get it too. */
const staffAction = z.strictObject({ type: z.literal('staffAction'), user: z.string(), key: z.string(), content });

/** An e-mail of a support request, which is written from the request. */
const support = z.strictObject({
  type: z.literal('support'),
  request: z.string(),
  /** The request itself, the receipt of it, or the number of a reply. */
  part: z.union([z.literal('request'), z.literal('receipt'), z.int().min(0)]),
});

/** The e-mail about the matches of an hour, which lists what fits when it is sent. */
const match = z.strictObject({
  type: z.literal('match'),
  user: z.string(),
  seeker: z.string(),
  job: z.string(),
  foundAt: z.string(),
});

/** A message in a queue of e-mails. */
export const mailMessage = z.strictObject({
  queue: z.enum(mailQueues),
  /** When the e-mail was put into the queue, and how often it was put back since. */
  since: z.string(),
  tries: z.int().min(0),
  /** The id of the request that caused the e-mail. */
  request: z.string().optional(),
  mail: z.discriminatedUnion('type', [notice, staffAction, support, match]),
});
export type MailMessage = z.infer<typeof mailMessage>;
export type QueuedMail = MailMessage['mail'];
export type MailOf<T extends QueuedMail['type']> = Extract<QueuedMail, { type: T }>;
