import * as z from 'zod';
import { NOTE_MAX_LENGTH } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, requiredText } from '../fields.ts';

const note = z.object({
  id,
  text: z.string(),
  date: isoDate,
  /** The time of the author's last change; absent when the note was never changed. */
  edited: isoDate.optional(),
  /** The name of the author; absent when that user no longer exists. */
  author: z.string().optional(),
  /** True for the author, who alone can change or delete the note. */
  isOwn: z.boolean(),
});
export type ApplicantNote = z.output<typeof note>;

export const listApplicantNotes = defineEndpoint({
  group: 'jobs',
  name: 'listApplicantNotes',
  method: 'GET',
  path: '/api/company/notes/{id}',
  auth: 'company',
  budget: 'list',
  params: byId,
  response: z.object({ results: z.array(note) }),
  errors: ['profile_not_found'],
  summary: "The own company's private notes about job seeker {id}, newest first",
});

export const applicantNoteBody = z.object({ text: requiredText(NOTE_MAX_LENGTH) });

export const addApplicantNote = defineEndpoint({
  group: 'jobs',
  name: 'addApplicantNote',
  method: 'POST',
  path: '/api/company/notes/{id}',
  auth: 'company',
  budget: 'write',
  params: byId,
  body: applicantNoteBody,
  response: note,
  status: 201,
  errors: ['field_required', 'invalid_value', 'profile_not_found', 'notes_full'],
  summary: 'Writes a note about job seeker {id} that only the own company reads',
});

export const changeApplicantNote = defineEndpoint({
  group: 'jobs',
  name: 'changeApplicantNote',
  method: 'PATCH',
  path: '/api/company/notes/{id}/{noteId}',
  auth: 'company',
  params: z.object({ id, noteId: id }),
  body: applicantNoteBody,
  response: note,
  errors: ['field_required', 'invalid_value', 'note_not_found'],
  summary: 'Changes the text of an own note about job seeker {id}; it says when from then on',
});

export const deleteApplicantNote = defineEndpoint({
  group: 'jobs',
  name: 'deleteApplicantNote',
  method: 'DELETE',
  path: '/api/company/notes/{id}/{noteId}',
  auth: 'company',
  params: z.object({ id, noteId: id }),
  response: confirmation,
  errors: ['note_not_found'],
  summary: 'Takes back an own note about job seeker {id}',
});
