import { groupHandler } from '../http/group-handler.ts';
import { deleteFile } from './delete-file.ts';
import { finishUpload } from './finish-upload.ts';
import { getFile } from './get-file.ts';
import { getFileUrl, getThumbnailUrl } from './get-file-url.ts';
import { startUpload } from './start-upload.ts';
import { uploadFile } from './upload-file.ts';

export const handler = groupHandler('files', [
  uploadFile,
  startUpload,
  finishUpload,
  getFileUrl,
  getThumbnailUrl,
  getFile,
  deleteFile,
]);
