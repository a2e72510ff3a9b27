import * as z from 'zod';
import { FILE_TOO_LARGE, MAX_FILE_BYTES, thumbnailSizes } from '../../options/files.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation } from '../fields.ts';
import { fileId, fileName, filePurpose, fileView } from './file-shape.ts';

const byFile = z.object({ id: fileId });
const link = z.object({ url: z.string() });

export const uploadFile = defineEndpoint({
  group: 'files',
  name: 'uploadFile',
  method: 'POST',
  path: '/api/files/upload',
  auth: 'signed-in',
  budget: 'file',
  /** The multipart body has `purpose`, and one or more files in the field `files`, at most 4 MB together. */
  body: z.object({ purpose: filePurpose }),
  multipart: true,
  response: z.array(fileView),
  status: 201,
  errors: [
    'forbidden',
    'profile_incomplete',
    'file_missing',
    'too_many_files',
    'too_many_photos',
    'too_many_document_files',
    'file_too_large',
    'wrong_photo_type',
    'wrong_resume_type',
    'wrong_document_type',
    'photo_too_many_pixels',
    'photo_is_heic',
    'photo_broken',
    'resume_is_rtf',
    'pdf_needs_password',
    'file_broken',
    'files_changed',
  ],
  summary: 'Stores photos or a resume of the own profile [FIL-01]',
});

/**
 * Starts the upload of a larger file. The client gets a form, posts it to the bucket, and then calls `finishUpload`.
 */
export const startUpload = defineEndpoint({
  group: 'files',
  name: 'startUpload',
  method: 'POST',
  path: '/api/files/uploads',
  auth: 'signed-in',
  budget: 'file',
  body: z.object({
    purpose: filePurpose,
    name: fileName,
    size: z.int().min(1).max(MAX_FILE_BYTES, FILE_TOO_LARGE),
  }),
  response: z.object({
    id: fileId,
    /** The address to POST the form to. The form has `fields` first and then the file in the field `file`. */
    url: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  status: 201,
  errors: ['forbidden', 'profile_incomplete', 'too_many_photos', 'too_many_document_files'],
  summary: 'Answers a form that takes one file for five minutes [FIL-09]',
});

export const finishUpload = defineEndpoint({
  group: 'files',
  name: 'finishUpload',
  method: 'POST',
  path: '/api/files/uploads/{id}',
  auth: 'signed-in',
  budget: 'file',
  params: byFile,
  response: fileView,
  status: 201,
  errors: [
    'forbidden',
    'profile_incomplete',
    'file_not_found',
    'too_many_photos',
    'too_many_document_files',
    'file_too_large',
    'wrong_photo_type',
    'wrong_resume_type',
    'wrong_document_type',
    'photo_too_many_pixels',
    'photo_is_heic',
    'photo_broken',
    'resume_is_rtf',
    'pdf_needs_password',
    'file_broken',
    'file_not_received',
    'files_changed',
  ],
  summary: 'Checks an uploaded file by its bytes and adds it to the own profile [FIL-09]',
});

export const getFileUrl = defineEndpoint({
  group: 'files',
  name: 'getFileUrl',
  method: 'GET',
  path: '/api/files/url/{id}',
  auth: 'signed-in',
  params: byFile,
  response: link,
  errors: ['file_not_found'],
  summary:
    'Answers a link to the file that works for five minutes; a resume downloads by the name of its owner [FIL-02]',
});

export const getThumbnailUrl = defineEndpoint({
  group: 'files',
  name: 'getThumbnailUrl',
  method: 'GET',
  path: '/api/files/url/thumbnail/{id}/{type}',
  auth: 'signed-in',
  params: z.object({ id: fileId, type: z.enum(thumbnailSizes) }),
  response: link,
  errors: ['file_not_found'],
  summary: 'Answers a link to a thumbnail that works for five minutes [FIL-03]',
});

export const getFile = defineEndpoint({
  group: 'files',
  name: 'getFile',
  method: 'GET',
  path: '/api/files/get/{id}',
  auth: 'signed-in',
  params: byFile,
  response: fileView,
  errors: ['file_not_found'],
  summary: 'Answers what is known of the file, with its links [FIL-02]',
});

export const deleteFile = defineEndpoint({
  group: 'files',
  name: 'deleteFile',
  method: 'DELETE',
  path: '/api/files/{id}/{type}',
  auth: 'signed-in',
  budget: 'file',
  params: z.object({ id: fileId, type: filePurpose }),
  response: confirmation,
  errors: ['file_not_found', 'files_changed'],
  summary: 'Deletes a file of the own profile and its thumbnails [FIL-04]',
});
