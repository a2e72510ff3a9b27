import type { ProjectCard } from '@plumbline/shared/contracts/projects/project-search';
import type { Point } from '@plumbline/shared/domain/places/distance';
import { excerpt } from '@plumbline/shared/domain/text/excerpt';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { accessEntryRequest } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import {
  isOpenProject,
  listProjectsOf,
  type ProjectItem,
  type ProjectTextItem,
  projectRequest,
  projectTextRequest,
} from '../../table/projects/project.ts';
import { invitesVendors, type ProjectNearby, projectsNearby } from '../../table/search/partner-entries.ts';
import { highestFirst, nearestFirst, pageInOrder } from '../../table/search/search-order.ts';
import type { ActingCaller } from '../sessions/caller.ts';

const EXCERPT = 180;
const newestFirst = highestFirst(({ facts }: ProjectNearby) => facts.createdAt);

const cardOf = (
  project: ProjectItem,
  text: ProjectTextItem | undefined,
  miles: number,
  connection: ProjectCard['connection'],
): ProjectCard => ({
  id: project.id,
  name: project.name,
  type: project.type,
  city: project.city,
  state: project.state,
  company: { id: project.company, name: project.companyName },
  description: excerpt(text?.description ?? '', EXCERPT),
  startDate: project.startDate,
  interestUntil: project.interestUntil,
  contractorTradeCategories: project.contractorTradeCategories,
  vendorTradeCategories: project.vendorTradeCategories,
  createdAt: project.createdAt,
  miles: Math.round(miles * 10) / 10,
  connection,
});

type ProjectQuery = { centre: Point; trades: readonly string[]; page: number; limit: number };

/**
 * Returns other companies' open projects around a place; a vendor sees those that invite vendors. Makes a few queries
 * for each category and one for the caller's own projects. Two batches read the page's projects, and one the caller's
 * requests for them [PRJ-34].
 */
export const projectsAround = async ({ centre, trades, page, limit }: ProjectQuery, caller: ActingCaller) => {
  const [around, own] = await Promise.all([
    projectsNearby.near({ centre, radius: SEARCH_RADIUS_MILES, trades }),
    listProjectsOf(caller.profileId, 'open'),
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const found = around.filter(
    (project) => !ownIds.has(project.id) && (caller.kind !== 'vendor' || invitesVendors(project)),
  );
  const { shown, ...totals } = pageInOrder(found, [nearestFirst, newestFirst], { page: page - 1, limit });
  const { projects, texts } = await batchGet(
    { projects: shown.map(({ id }) => projectRequest(id)), texts: shown.map(({ id }) => projectTextRequest(id)) },
    { consistent: false, requests: 2 },
  );
  const open = shown.flatMap(({ miles }, at) => {
    const project = projects[at];
    // The index can still contain a project that has just closed, so it is filtered here.
    return project && isOpenProject(project) ? [{ project, text: texts[at], miles }] : [];
  });
  const { entries } = await batchGet({
    entries: open.map(({ project }) =>
      accessEntryRequest({
        owner: project.company,
        type: 'project',
        subject: project.id,
        other: caller.profileId,
      }),
    ),
  });
  return {
    results: open.map(({ project, text, miles }, at) => {
      const entry = entries[at];
      // A declined match has an entry without a request, so the card shows no connection.
      return cardOf(project, text, miles, entry?.requestedAt ? entry.state : undefined);
    }),
    ...totals,
  };
};
