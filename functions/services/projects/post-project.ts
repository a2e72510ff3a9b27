import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { createProject } from '@plumbline/shared/contracts/projects/projects';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { readCompanyProfile } from '../../table/profiles/profile.ts';
import { type ProjectItem, putProject, putProjectText } from '../../table/projects/project.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import { requirePlace } from '../places/place-of-zip.ts';
import type { ActingCaller } from '../sessions/caller.ts';
import { requirePostsShown, storePost } from '../visibility/posts-hidden.ts';
import { remindOfInterest, requireInterestDay } from './interest.ts';
import { requireStartAhead } from './start-date.ts';

type Body = RequestOf<typeof createProject>['body'];

/** Creates and posts a project, which is free. Throws `profile_not_found` [PRJ-12]. */
export const postProject = async (body: Body, caller: ActingCaller): Promise<{ id: string }> => {
  await spendNamedBudget('project', caller.profileId);
  const { description, addedDetail, zip, vendorTradeCategories, interestUntil, ...fields } = body;
  const place = requirePlace(zip);
  requireStartAhead(fields.startDate);
  requireInterestDay({ ...fields, interestUntil });
  const company = await readCompanyProfile(caller.profileId);
  if (!company) throw new ApiError('profile_not_found');
  requirePostsShown(company);

  const at = nowIso();
  const id = newId();
  const project: ProjectItem = {
    ...fields,
    ...place,
    ...(interestUntil && { interestUntil }),
    vendorTradeCategories: fields.inviteVendorsToView ? vendorTradeCategories : [],
    id,
    company: company.id,
    companyName: company.name,
    createdAt: at,
    updatedAt: at,
  };
  await storePost(
    company.id,
    putProject(project),
    ...(project.interestUntil ? [remindOfInterest(project)] : []),
    putProjectText({ id, description, addedDetail }),
  );
  return { id };
};
