import * as contract from '@plumbline/shared/contracts/projects/plans';
import { MAX_PLAN_BYTES, PLAN_TYPE } from '@plumbline/shared/options/files';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { copyObject, readObject } from '../../../platform/files.ts';
import { newId } from '../../../platform/ids.ts';
import { typeOf } from '../../../services/files/contents/content.ts';
import { originalKey, uploadKey } from '../../../services/files/file-keys.ts';
import { uploadForm } from '../../../services/files/file-links.ts';
import { forgetUpload } from '../../../services/files/uploads/forget-upload.ts';
import {
  addPlan,
  readOwnPlans,
  requireOpenForPlans,
  requirePlanOf,
} from '../../../services/files/uploads/own-project.ts';

/**
 * Returns the id and the upload form of a new plan. The id begins with the project. The name is metadata,
 * percent-encoded because metadata is ASCII.
 */
export const startPlan = operation(contract.startPlan, async ({ params, body, caller }) => {
  requireOpenForPlans(await readOwnPlans(params.id, caller.profileId));
  const id = params.id + newId();
  const note = { name: encodeURIComponent(body.name.toWellFormed()) };
  return { id, ...(await uploadForm(uploadKey(id), MAX_PLAN_BYTES, note)) };
});

/** Throws unless the bytes are a PDF of at most MAX_PLAN_BYTES. The file's name is ignored. */
const requirePlanFile = async (bytes: Buffer): Promise<void> => {
  if (bytes.length > MAX_PLAN_BYTES) throw new ApiError('plan_too_large', { path: 'file' });
  if ((await typeOf(bytes)) !== PLAN_TYPE) throw new ApiError('wrong_plan_type', { path: 'file' });
};

/** Adds an uploaded plan to the project after checking its bytes. Repeating the call changes nothing. */
export const finishPlan = operation(contract.finishPlan, async ({ params: { id: project, planId }, caller }) => {
  requirePlanOf(project, planId);
  const found = await readOwnPlans(project, caller.profileId);
  const known = found.plans.find(({ id }) => id === planId);
  if (known) return known;
  requireOpenForPlans(found);
  const upload = await readObject(uploadKey(planId));
  if (!upload) throw new ApiError('file_not_received');
  await requirePlanFile(upload.bytes);
  // The form can upload again within its five minutes, so only the bytes that were checked are copied.
  const isTaken = await copyObject(uploadKey(planId), originalKey(planId), upload.etag, PLAN_TYPE);
  if (!isTaken) throw new ApiError('files_changed');
  const name = decodeURIComponent(upload.metadata.name ?? '');
  const plan = await addPlan(project, caller.profileId, {
    id: planId,
    name,
    size: upload.bytes.length,
    createdAt: nowIso(),
  });
  await forgetUpload(planId);
  return plan;
});
