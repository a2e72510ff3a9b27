import * as contract from '@plumbline/shared/contracts/projects/project-matches';
import { rejectionDate } from '@plumbline/shared/domain/access/rejection';
import { contactOf } from '@plumbline/shared/domain/contact-details/contact';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { companyPapers } from '../../../services/visibility/company-papers.ts';
import { readAccessAggregate } from '../../../table/access/access-aggregate.ts';
import { readProfileFiles } from '../../../table/profiles/profile-files.ts';

/**
 * Returns a company as a project's owner sees it, in two requests. Throws `profile_not_found` when it neither asked to
 * join nor matches, and wasn't invited [PRJ-07].
 */
export const getProjectMatch = operation(contract.getProjectMatch, async ({ params, caller }) => {
  const owner = caller.profileId;
  if (params.profileId === owner) throw new ApiError('profile_not_found');
  const key = { owner, type: 'project', subject: params.id, other: params.profileId } as const;
  const [page, files] = await Promise.all([readAccessAggregate(key), readProfileFiles(params.profileId)]);
  const { project, entry, invitation, projectMatch: match } = page;
  if (project?.company !== owner || project.deletedAt) throw new ApiError('project_not_found');
  if (!page.other || !page.owner || !(entry || match || invitation)) throw new ApiError('profile_not_found');
  return {
    ...(match && { reason: matchReasonText(match.reason) }),
    ...(entry && { state: entry.state, date: (entry.state === 'rejected' && rejectionDate(entry)) || entry.date }),
    ...(entry?.state === 'rejected' && { ends: entry.ends }),
    ...(invitation && { invitation: invitation.state }),
    ...companyPapers(files),
    ...(entry?.message && { message: entry.message }),
    ...(entry?.state === 'granted' &&
      page.ownerSeesOther && { connection: { company: contactOf(page.owner), other: contactOf(page.other) } }),
  };
});
