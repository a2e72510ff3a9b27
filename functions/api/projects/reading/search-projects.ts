import * as contract from '@plumbline/shared/contracts/projects/project-search';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { requireLocation } from '../../../services/places/place-of-zip.ts';
import { projectsAround } from '../../../services/projects/projects-around.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';

const requireCenter = (zip: string, path: string) => requireLocation(zip, 'partner_zip_unknown', path);

export const searchProjects = operation(contract.searchProjects, ({ body, caller }) => {
  const { zip, tradeCategories: trades, ...page } = body;
  return projectsAround({ centre: requireCenter(zip, 'zip'), trades, ...page }, caller);
});

/** Open projects around the ZIP that the path's id is [PRJ-33]. */
export const listProjectsAround = operation(contract.listProjectsAround, ({ params, body, caller }) => {
  const { tradeCategories: trades, ...page } = body;
  return projectsAround({ centre: requireCenter(params.id, 'id'), trades, ...page }, caller);
});

const ownPlace = async (profileId: string) => {
  const company = await readCompanyProfile(profileId);
  if (!company) throw new ApiError('profile_incomplete');
  return company;
};

/** Open projects that ask for a trade category [PRJ-33]. */
export const listProjectsOfCategory = operation(contract.listProjectsOfCategory, async ({ params, query, caller }) => {
  const { zip, ...page } = query;
  const centre = zip === undefined ? await ownPlace(caller.profileId) : requireCenter(zip, 'zip');
  return projectsAround({ centre, trades: [params.category], ...page }, caller);
});
