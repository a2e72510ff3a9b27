import * as z from 'zod';
import { conversationStates } from '../../domain/messages/conversation-state.ts';
import { MAX_ATTACHMENTS } from '../../options/files.ts';
import { MESSAGE_MAX_LENGTH } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, line, NOT_BLANK, text } from '../fields.ts';
import { attachment, attachmentId } from './message-attachments.ts';

export const TOO_MANY_FILES = `Please choose at most ${MAX_ATTACHMENTS} files`;

const cursor = line(600).optional();

/** The other party. The name of a job seeker is masked while the contact details aren't open [PRO-38]. */
const party = z.object({ profile: id, profileType: z.enum(['jobSeeker', 'provider']), name: z.string() });

/** The authorship of a message, from the caller's point of view. */
const authorship = z.object({
  /** True when the caller's company or profile wrote it. */
  isOwn: z.boolean(),
  /** True when the caller wrote it. */
  isMine: z.boolean(),
  /**
   * The name of the colleague who wrote it. Absent when the caller or the other party did, or the colleague has left.
   */
  author: z.string().optional(),
});

const conversation = party.extend({
  state: z.enum(conversationStates),
  /** The number of the other party's messages that are unread. */
  unread: z.int(),
  /** The start of the last message and its number of files. Absent when the conversation has ended. */
  last: authorship.extend({ text: z.string(), files: z.int().optional(), removed: z.boolean().optional() }).optional(),
  date: isoDate,
});
export type ConversationView = z.output<typeof conversation>;

const message = authorship.extend({
  id,
  /** Can be empty when there are attachments. */
  text: z.string(),
  date: isoDate,
  attachments: z.array(attachment).optional(),
  /** True when Plumbline took the message down. Then it has no text and no attachments. */
  removed: z.boolean().optional(),
});
export type MessageView = z.output<typeof message>;

/** Lists the conversations of the signed-in party, latest first [SHL-04]. */
export const listConversations = defineEndpoint({
  group: 'messages',
  name: 'listConversations',
  method: 'GET',
  path: '/api/messages',
  auth: 'signed-in',
  budget: 'list',
  query: z.object({ limit: z.coerce.number().int().min(1).max(25).default(20), cursor }),
  response: z.object({ results: z.array(conversation), cursor: z.string().optional() }),
  summary: 'Lists the conversations of the own profile, last written first',
});

export const readConversation = defineEndpoint({
  group: 'messages',
  name: 'readConversation',
  method: 'GET',
  path: '/api/messages/{id}',
  auth: 'signed-in',
  budget: 'list',
  params: byId,
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(30), cursor }),
  response: z.object({
    with: party,
    state: z.enum(conversationStates),
    unread: z.int(),
    results: z.array(message),
    cursor: z.string().optional(),
  }),
  errors: ['conversation_not_found'],
  summary: 'The messages between the own profile and profile {id}, newest first; none once the conversation has ended',
});

export const messageBody = z
  .object({
    /** Can be empty only when there are attachments. */
    text: text(MESSAGE_MAX_LENGTH),
    /**
     * The client creates a key for each message. Repeating a key of the same party returns the message that was
     * stored with it.
     */
    key: id,
    /** Files that the sender uploaded for this conversation and hasn't sent yet. */
    attachments: z
      .array(attachmentId)
      .max(MAX_ATTACHMENTS, TOO_MANY_FILES)
      .refine((list) => new Set(list).size === list.length, 'Each entry can be used once')
      .meta({ uniqueItems: true })
      .default([]),
  })
  .refine(({ text, attachments }) => text !== '' || attachments.length > 0, {
    path: ['text'],
    message: 'Please write a message',
  })
  .meta({
    allOf: [
      {
        anyOf: [
          { properties: { text: NOT_BLANK } },
          { required: ['attachments'], properties: { attachments: { minItems: 1 } } },
        ],
      },
    ],
  });

export const sendMessage = defineEndpoint({
  group: 'messages',
  name: 'sendMessage',
  method: 'POST',
  path: '/api/messages/{id}',
  auth: 'signed-in',
  budget: 'write',
  params: byId,
  body: messageBody,
  response: message,
  status: 201,
  errors: ['invalid_value', 'conversation_not_found', 'conversation_closed', 'attachment_gone'],
  summary: 'Writes a message to profile {id}, to whom a granted access connects the own one',
});

export const markConversationRead = defineEndpoint({
  group: 'messages',
  name: 'markConversationRead',
  method: 'POST',
  path: '/api/messages/{id}/read',
  auth: 'signed-in',
  budget: 'write',
  params: byId,
  response: confirmation,
  errors: ['conversation_not_found'],
  summary: 'Marks the messages of profile {id} as read, for everybody of the own company; again changes nothing',
});

export const blockConversation = defineEndpoint({
  group: 'messages',
  name: 'blockConversation',
  method: 'PATCH',
  path: '/api/messages/{id}',
  auth: 'signed-in',
  params: byId,
  body: z.object({ blocked: z.boolean() }).strict(),
  response: confirmation,
  errors: ['conversation_not_found'],
  summary:
    'Takes no more messages of profile {id}, or takes them again; the other side learns only that it cannot write',
});
