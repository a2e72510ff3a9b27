import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/jobs/job-activity';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { requireOwnJob, viewJob, viewProject } from '../../../services/jobs/record-views.ts';
import { type Caller, isCompany } from '../../../services/sessions/caller.ts';

type Body = RequestOf<typeof contract.recordActivity>['body'];

/** Throws `forbidden` when the body names another profile as the caller; the token identifies the caller. */
const requireOwnActor = ({ companyId, jobseekerId }: Body, caller: Caller): void => {
  const named = caller.kind === 'candidate' ? jobseekerId : isCompany(caller) ? companyId : undefined;
  if (named !== undefined && named !== caller.profileId) throw new ApiError('forbidden');
};

const requireId = (id: string | undefined, path: string): string => {
  if (!id) throw new ApiError('field_required', { path: path });
  return id;
};

/** Stores a view of a job or project by the calling company or seeker [API-07, SEE-02]. */
export const recordActivity = operation(contract.recordActivity, async ({ body, caller }) => {
  requireOwnActor(body, caller);
  if (body.activityType === 'view-project-details') await viewProject(requireId(body.projectId, 'projectId'), caller);
  else if (body.activityType === 'view-job-details') await viewJob(requireId(body.jobId, 'jobId'), caller);
  else await requireOwnJob(requireId(body.jobId, 'jobId'), caller);
  return { success: true };
});
