import * as contract from '@plumbline/shared/contracts/projects/projects';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readConnectionsOf } from '../../../services/projects/project-companies.ts';
import { readWholeProject } from '../../../table/projects/project.ts';

/** The number of batch requests for a page of 50 connections. */
const PAGE_REQUESTS = 2;

export const listProjectConnections = pagedOperation(
  contract.listProjectConnections,
  async ({ params, query, caller }) => {
    const { project, counters } = await readWholeProject(params.id);
    if (project?.company !== caller.profileId || project.deletedAt) throw new ApiError('project_not_found');
    const { connections, cursor } = await readConnectionsOf(project, query, PAGE_REQUESTS);
    return {
      results: connections,
      total: (counters?.requests ?? 0) + (counters?.connections ?? 0),
      ...(cursor && { cursor }),
    };
  },
);
