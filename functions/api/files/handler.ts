import { groupHandler } from '../../http/group-handler.ts';
import { openAttachment } from './attachments/open-attachment.ts';
import { finishAttachment, startAttachment } from './attachments/upload-attachment.ts';
import { deleteFile } from './delete-file.ts';
import { finishUpload } from './finish-upload.ts';
import { getFile } from './get-file.ts';
import { getFileUrl, getThumbnailUrl } from './get-file-url.ts';
import { deletePlan, listPlanOpenings, listPlans, openPlan } from './plans/read-plans.ts';
import { finishPlan, startPlan } from './plans/upload-plan.ts';
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
  listPlans,
  startPlan,
  finishPlan,
  openPlan,
  listPlanOpenings,
  deletePlan,
  startAttachment,
  finishAttachment,
  openAttachment,
]);
