import * as z from 'zod';
import { documentLists } from '../../domain/documents/document-lists.ts';
import { documentView } from '../documents/document-shape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cursorQuery, id, isoDate, REQUIRED, requiredText } from '../fields.ts';

const REASON_MAX_LENGTH = 500;

/** A document with what its owner entered, without its file. */
export const documentToCheck = z.object({
  /** The account whose document it is; `name` is the current name. */
  owner: z.object({ id, type: z.enum(['company', 'jobSeeker']), name: z.string() }),
  document: documentView.omit({ file: true }),
});
export type DocumentToCheck = z.output<typeof documentToCheck>;

const staffDocument = documentToCheck.extend({
  /** The id of the task about the file; absent without a file. */
  task: z.string().optional(),
  /** Who decided about it; absent for decisions of earlier versions. */
  decidedBy: z.object({ id, name: z.string() }).optional(),
});
export type StaffDocument = z.output<typeof staffDocument>;

export const DOCUMENT_PAGE_SIZE = 25;

export const listDocuments = defineEndpoint({
  group: 'admin',
  name: 'listDocuments',
  method: 'GET',
  path: '/api/admin/documents',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'list',
  query: cursorQuery(DOCUMENT_PAGE_SIZE).extend({
    limit: z.coerce.number().int().min(1).max(DOCUMENT_PAGE_SIZE).default(DOCUMENT_PAGE_SIZE),
    list: z.enum(documentLists).default('in30'),
  }),
  response: z.object({ results: z.array(staffDocument), cursor: z.string().optional() }),
  summary: 'Documents that expire, by their last day, or that staff decided, newest first; a page can be short',
});

const documentParams = z.object({ profileId: id, documentId: id });

export const readDocument = defineEndpoint({
  group: 'admin',
  name: 'readDocument',
  method: 'POST',
  path: '/api/admin/documents/{profileId}/{documentId}/file',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'read',
  params: documentParams,
  /** A link to the file that works for five minutes, and its media type. */
  response: z.object({ url: z.string(), type: z.string(), name: z.string() }),
  errors: ['file_not_found'],
  summary: 'A link to the file of a document, also of a decided one; the reading is recorded',
});

export const decideDocumentBody = z
  .object({
    decision: z.enum(['checked', 'rejected'], { error: 'Please choose what was done' }),
    /** Why it is rejected, for its owner. */
    reason: requiredText(REASON_MAX_LENGTH).optional(),
    /** The time since when the document waits, as its task says it: a document that changed since is not decided. */
    since: isoDate,
  })
  .refine(({ decision, reason }) => decision === 'checked' || reason !== undefined, {
    path: ['reason'],
    error: REQUIRED,
  });

export const decideDocument = defineEndpoint({
  group: 'admin',
  name: 'decideDocument',
  method: 'POST',
  path: '/api/admin/documents/{profileId}/{documentId}',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'mail',
  params: documentParams,
  body: decideDocumentBody,
  response: z.object({ decision: z.enum(['checked', 'rejected']) }),
  errors: ['document_not_waiting', 'document_changed'],
  summary: 'Marks a document as checked, or rejects it with a reason that its owner gets by e-mail',
});
