import * as z from 'zod';
import { MAX_DOCUMENTS } from '../../options/document-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id } from '../fields.ts';
import { documentForm, documentView } from './document-shape.ts';

const TOO_MANY = `Please choose at most ${MAX_DOCUMENTS} licenses and cards`;

export const saveDocuments = defineEndpoint({
  group: 'profiles',
  name: 'saveDocuments',
  method: 'PATCH',
  path: '/api/profile/{id}/documents',
  auth: 'signed-in',
  publishes: true,
  params: byId,
  body: z.object({
    /** New and changed documents. A stored document that is missing here stays unchanged. */
    documents: z
      .array(documentForm)
      .max(MAX_DOCUMENTS, TOO_MANY)
      .refine((list) => new Set(list.map((each) => each.id)).size === list.length, 'Each entry can be used once'),
    /**
     * Ids of documents to delete. They are explicit, so that a user who hasn't seen a new document can't delete it by
     * saving.
     */
    removed: z.array(id).max(MAX_DOCUMENTS, TOO_MANY).default([]),
  }),
  response: z.array(documentView),
  errors: [
    'forbidden',
    'profile_not_found',
    'document_not_yours',
    'document_file_missing',
    'too_many_document_changes',
    'too_many_documents',
    'files_changed',
  ],
  summary: 'Saves licenses, cards and certificates of the own profile, with their photos and their last days',
});
