import * as contract from '@plumbline/shared/contracts/projects/projects';
import { operation } from '../../../http/operation.ts';
import { summaryForOwner } from '../../../services/projects/project-view.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { listProjectsOf, projectCountersRequest } from '../../../table/projects/project.ts';

/** The company's own projects, in a query and a batch; pages count from 1 [PRJ-03]. */
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
