import * as contract from '@plumbline/shared/contracts/projects/projects';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { requirePlace } from '../../../services/places/place-of-zip.ts';
import { remindOfInterest, requireInterestDay } from '../../../services/projects/interest.ts';
import { requireStartAhead } from '../../../services/projects/start-date.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';
import { ifProfileActive } from '../../../table/profiles/profile-tombstone.ts';
import { type ProjectItem, putProject, putProjectText } from '../../../table/projects/project.ts';

/** Creates a project and posts it: that is free [PRJ-12]. */
export const createProject = operation(contract.createProject, async ({ body, caller }) => {
  await spendNamedBudget('project', caller.profileId);
  const { description, addedDetail, zip, vendorTradeCategories, interestUntil, ...fields } = body;
  const place = requirePlace(zip);
  requireStartAhead(fields.startDate);
  requireInterestDay({ ...fields, interestUntil });
  const company = await readCompanyProfile(caller.profileId);
  if (!company) throw new ApiError('profile_not_found');

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
  try {
    await transact(
      ifProfileActive(company.id),
      putProject(project),
      ...(project.interestUntil ? [remindOfInterest(project)] : []),
      putProjectText({ id, description, addedDetail }),
    );
  } catch (error) {
    // Everything here is new but the company, which may close at this moment.
    throw isConditionFailure(error) ? new ApiError('profile_not_found') : error;
  }
  return { id };
});
