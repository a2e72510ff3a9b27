import type { AccessType } from '@plumbline/shared/domain/access/access-states';
import { ApiError } from '../../platform/errors.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';

type Body = { type: AccessType; job?: string | undefined; project?: string | undefined };

/** Returns the id of the job or project that a request's body names. Throws `field_required` (400) without one. */
export const requireSubjectId = ({ type, job, project }: Body): string => {
  const subject = type === 'project' ? project : job;
  if (!subject) throw new ApiError('field_required', { path: type === 'project' ? 'project' : 'job' });
  return subject;
};

export const wrongType = () => new ApiError('invalid_value', { path: 'type' });

/** Returns the key of a briefing's entry, which is in the seeker's list. Throws for other types. */
export const requireBriefingKey = (body: Body, { seeker, company }: { seeker: string; company: string }): AccessKey => {
  if (body.type !== 'job') throw wrongType();
  if (seeker === company) throw new ApiError('profile_not_found');
  return { owner: seeker, type: 'job', subject: requireSubjectId(body), other: company };
};
