import { groupHandler } from '../../http/group-handler.ts';
import { finishAttachment, openAttachment, startAttachment } from './attachments.ts';
import { createDataExport, getDataExport, getDataExportFile } from './data-export.ts';
import { deleteFile, getFile, getFileUrl, getThumbnailUrl } from './files.ts';
import { deletePlan, listPlanOpenings, listPlans, openPlan } from './plans/plans.ts';
import { finishPlan, startPlan } from './plans/upload-plan.ts';
import { finishUpload, startUpload, uploadFile } from './uploads.ts';

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
  getDataExport,
  createDataExport,
  getDataExportFile,
]);
