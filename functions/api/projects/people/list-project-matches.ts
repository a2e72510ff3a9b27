import * as contract from '@plumbline/shared/contracts/projects/project-matches';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { companyCard, companyCardRequests } from '../../../services/visibility/company-card.ts';
import { companyPapers } from '../../../services/visibility/company-papers.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { listMatchesOfProject } from '../../../table/matching/project-match.ts';
import { projectCountersRequest, projectRequest } from '../../../table/projects/project.ts';
import { projectInvitationRequest } from '../../../table/projects/project-invitation.ts';

/** The number of batch requests for a page of 50 matches, of which each needs six items. */
const PAGE_REQUESTS = 4;

/** Returns a page of a project's matches without declined companies, in a query and up to four batches [PRJ-06]. */
export const listProjectMatches = pagedOperation(contract.listProjectMatches, async ({ params, query, caller }) => {
  const { items: matches, cursor } = await listMatchesOfProject(params.id, query.limit, query.cursor);
  const partners = matches.map(({ partner }) => partner);
  const found = await batchGet(
    {
      projects: [projectRequest(params.id)],
      counters: [projectCountersRequest(params.id)],
      ...companyCardRequests(caller.profileId, partners),
      entries: partners.map((other) =>
        accessEntryRequest({ owner: caller.profileId, type: 'project', subject: params.id, other }),
      ),
      invitations: partners.map((other) => projectInvitationRequest(params.id, other)),
    },
    { requests: PAGE_REQUESTS },
  );
  const project = found.projects[0];
  if (project?.company !== caller.profileId || project.deletedAt) throw new ApiError('project_not_found');
  const cards = matches.map(async ({ reason }, at) => {
    const [profile, entry] = [found.companies[at], found.entries[at]];
    // The index can still contain a match that has just been declined, so it is filtered here.
    if (!profile || entry?.state === 'rejected') return [];
    const card = await companyCard(profile, {
      text: found.texts[at],
      files: found.files[at],
      contactAccess: found.contactAccesses[at],
    });
    return [
      {
        ...card,
        reason: matchReasonText(reason),
        connection: entry?.state,
        invitation: found.invitations[at]?.state,
        ...companyPapers(found.files[at]),
      },
    ];
  });
  return {
    results: (await Promise.all(cards)).flat(),
    total: found.counters[0]?.matches ?? 0,
    ...(cursor && { cursor }),
  };
});
