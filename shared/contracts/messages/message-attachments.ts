import * as z from 'zod';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '../../options/files.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id } from '../fields.ts';
import { fileName } from '../files/file-shape.ts';

/** The ids of the sender's and the recipient's profile followed by a random id, 24 hex characters each. */
export const attachmentId = z.string().regex(/^[0-9a-f]{72}$/, 'Unknown id');

/** A photo or document of a message. Only the two parties of the conversation can open it. */
export const attachment = z.object({
  id: attachmentId,
  /** The name of the uploaded file. */
  name: z.string(),
  /** The media type, detected from the content. */
  type: z.string(),
  /** Size in bytes. */
  size: z.int(),
  /** Width and height of a photo in pixels. */
  width: z.int().optional(),
  height: z.int().optional(),
  /** A link to a small version of a photo, which works for five minutes. */
  thumbnail: z.string().optional(),
});
export type AttachmentView = z.output<typeof attachment>;

const byAttachment = z.object({ id, attachmentId });

export const startAttachment = defineEndpoint({
  group: 'files',
  name: 'startAttachment',
  method: 'POST',
  path: '/api/messages/{id}/attachments',
  auth: 'signed-in',
  budget: 'file',
  params: byId,
  body: z.object({ name: fileName, size: z.int().min(1).max(MAX_FILE_BYTES, FILE_TOO_LARGE) }),
  response: z.object({
    id: attachmentId,
    /** The address to POST the form to. The form has `fields` first and then the file in the field `file`. */
    url: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  status: 201,
  errors: ['conversation_not_found', 'conversation_closed'],
  summary: 'Answers a form that takes one file for a message to profile {id} for five minutes',
});

export const finishAttachment = defineEndpoint({
  group: 'files',
  name: 'finishAttachment',
  method: 'POST',
  path: '/api/messages/{id}/attachments/{attachmentId}',
  auth: 'signed-in',
  budget: 'file',
  params: byAttachment,
  response: attachment,
  status: 201,
  errors: [
    'conversation_not_found',
    'conversation_closed',
    'file_not_found',
    'file_not_received',
    'file_too_large',
    'wrong_attachment_type',
    'photo_too_many_pixels',
    'photo_is_heic',
    'photo_broken',
    'files_changed',
  ],
  summary: 'Checks an uploaded file by its bytes; the next message may name it, within a day',
});

export const openAttachment = defineEndpoint({
  group: 'files',
  name: 'openAttachment',
  method: 'GET',
  path: '/api/messages/{id}/attachments/{attachmentId}',
  auth: 'signed-in',
  params: byAttachment,
  response: z.object({ url: z.string() }),
  errors: ['conversation_not_found', 'file_not_found'],
  summary:
    'Answers a link that works for five minutes to a file that was sent between the own profile and profile {id}, as long as they are connected',
});
