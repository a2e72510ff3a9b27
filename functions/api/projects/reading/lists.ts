import * as projectSearchContract from '@plumbline/shared/contracts/projects/project-search';
import * as contract from '@plumbline/shared/contracts/projects/projects';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { requireLocation } from '../../../services/places/place-of-zip.ts';
import { summaryForOwner } from '../../../services/projects/project-view.ts';
import { projectsAround } from '../../../services/projects/projects-around.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';
import { listProjectsOf, projectCountersRequest } from '../../../table/projects/project.ts';

/** Returns a page of the company's own projects, in a query and a batch. Pages count from 1 [PRJ-03]. */
export const listProjects = operation(contract.listProjects, async ({ query, caller }) => {
  const { page, limit, state } = query;
  const all = await listProjectsOf(caller.profileId, state);
  const shown = all.slice((page - 1) * limit, page * limit);
  const { counters } = await batchGet({ counters: shown.map(({ id }) => projectCountersRequest(id)) });
  return {
    results: shown.map((project, at) => summaryForOwner(project, counters[at])),
    total: all.length,
    pageCount: Math.ceil(all.length / limit),
  };
});

const requireCenter = (zip: string, path: string) => requireLocation(zip, 'partner_zip_unknown', path);

export const searchProjects = operation(projectSearchContract.searchProjects, ({ body, caller }) => {
  const { zip, tradeCategories: trades, ...page } = body;
  return projectsAround({ centre: requireCenter(zip, 'zip'), trades, ...page }, caller);
});

/** Returns open projects around the ZIP that is the id in the path [PRJ-33]. */
export const listProjectsAround = operation(projectSearchContract.listProjectsAround, ({ params, body, caller }) => {
  const { tradeCategories: trades, ...page } = body;
  return projectsAround({ centre: requireCenter(params.id, 'id'), trades, ...page }, caller);
});

const ownPlace = async (profileId: string) => {
  const company = await readCompanyProfile(profileId);
  if (!company) throw new ApiError('profile_incomplete');
  return company;
};

/** Returns open projects that need a trade category [PRJ-33]. */
export const listProjectsOfCategory = operation(
  projectSearchContract.listProjectsOfCategory,
  async ({ params, query, caller }) => {
    const { zip, ...page } = query;
    const centre = zip === undefined ? await ownPlace(caller.profileId) : requireCenter(zip, 'zip');
    return projectsAround({ centre, trades: [params.category], ...page }, caller);
  },
);
