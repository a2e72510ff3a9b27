import * as contract from '@plumbline/shared/contracts/access/access';
import { applicationGaps } from '@plumbline/shared/domain/profile/application-gaps';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import {
  acceptApplication,
  applyToJob,
  declineApplicant,
  endOwnApplication,
} from '../../services/access/application-decisions.ts';
import { acceptConnection, declineConnection, requestConnection } from '../../services/access/connection-decisions.ts';
import { type ActingCaller, type Caller, isCompany } from '../../services/sessions/caller.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { requireSubjectId, wrongType } from './access-key.ts';

/** Returns the caller if they may make the request: seekers apply to jobs, companies ask to join projects. */
const requireRequester = (caller: Caller, type: AccessKey['type']): ActingCaller => {
  const isWelcome = type === 'project' ? isCompany(caller) : type === 'job-application' && caller.kind === 'candidate';
  if (caller.role === 'support' || !isWelcome) throw new ApiError('forbidden');
  if (!caller.profileId)
    throw new ApiError('profile_incomplete', type === 'project' ? {} : { missing: applicationGaps({}) });
  return { ...caller, profileId: caller.profileId };
};

/** Applies to a job or asks to join a project, once; after a rejection again seven days later [SEE-15, PRJ-15]. */
export const requestCompanyAccess = operation(contract.requestCompanyAccess, ({ params, body, caller }) => {
  const acting = requireRequester(caller, body.type);
  const key: AccessKey = {
    owner: params.id,
    type: body.type,
    subject: requireSubjectId(body),
    other: acting.profileId,
  };
  return body.type === 'project' ? requestConnection(key, acting, body.message) : applyToJob(key, body.answers);
});

export const grantCompanyAccess = operation(contract.grantCompanyAccess, async ({ params, body, caller }) => {
  const { type } = body;
  if (type === 'job') throw wrongType();
  const key: AccessKey = { owner: caller.profileId, type, subject: requireSubjectId(body), other: params.id };
  if (key.owner === key.other) throw new ApiError('request_not_open');
  return type === 'project' ? acceptConnection(key, caller) : acceptApplication(key, caller);
});

export const rejectCompanyAccess = operation(contract.rejectCompanyAccess, async ({ params, body, caller }) => {
  // Clients decline a match with the type 'job' or 'job-application'; both name the same entry.
  const type = body.type === 'project' ? 'project' : 'job-application';
  const key: AccessKey = { owner: caller.profileId, type, subject: requireSubjectId(body), other: params.id };
  if (key.owner === key.other) throw new ApiError('profile_not_found');
  return type === 'project' ? declineConnection(key, body.reason) : declineApplicant(key, body.reason);
});

export const withdrawApplication = operation(contract.withdrawApplication, ({ params, body, caller }) =>
  endOwnApplication({ owner: params.id, type: 'job-application', subject: body.job, other: caller.profileId }),
);
