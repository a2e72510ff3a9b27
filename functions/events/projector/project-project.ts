import { MAX_MATCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import type { ItemChange } from '../../table/core/stream.ts';
import { allMatchesOfProject } from '../../table/matching/project-match.ts';
import { removeProjectMatches } from '../../table/matching/project-match-changes.ts';
import { companyProfileRequest } from '../../table/profiles/profile.ts';
import {
  isOpenProject,
  nameCompanyOnProject,
  Project,
  type ProjectItem,
  projectRequest,
} from '../../table/projects/project.ts';
import { companiesNearby, projectDocument, projectsNearby } from '../../table/search/partner-entries.ts';
import { fitOfCompany } from '../../table/search/partner-fit.ts';
import { withdrawInvitations } from './account-effects/close-posts.ts';
import { reconcileProjectMatches } from './reconcile-matches.ts';
import { allVersions, relevantChanges } from './versions.ts';

const format = (image: Record<string, unknown>): ProjectItem => formatItem(Project, image);
/** Returns the fields of a project that search and matching read, and its company's name. */
const projection = (project: ProjectItem) =>
  isOpenProject(project) ? { ...projectDocument(project), companyName: project.companyName } : undefined;

const closeProject = async (id: string, versions: ProjectItem[]): Promise<void> => {
  await projectsNearby.remove(versions.map(projectDocument));
  await removeProjectMatches(await allMatchesOfProject(id));
  await withdrawInvitations(id);
};

/** Reads the fitting companies around a project, and its stored matches. */
export const readMatchesOfProject = async (project: ProjectItem) => {
  const [companies, stored] = await Promise.all([
    companiesNearby.near({
      centre: project,
      radius: MAX_MATCH_RADIUS_MILES,
      trades: [...projectDocument(project).trades.keys()],
      consistent: true,
    }),
    allMatchesOfProject(project.id),
  ]);
  const fits = companies.flatMap((company) => {
    const fit = fitOfCompany(project, company);
    return fit ? [{ project: project.id, partner: company.id, company: project.company, ...fit }] : [];
  });
  return { stored, fits };
};

const matchProject = async (project: ProjectItem, changedAt: string): Promise<void> => {
  const { stored, fits } = await readMatchesOfProject(project);
  const { id: subject, name: subjectName, company: account } = project;
  const about = { kind: 'project', subject, subjectName, account, accountType: 'company' } as const;
  await reconcileProjectMatches(stored, fits, changedAt, { about });
};

/**
 * Updates search entries and matches of a project that was posted, changed, closed or deleted. As with jobs, the
 * entries are written first.
 */
export const projectProject = async (changes: ItemChange[]): Promise<void> => {
  const relevant = relevantChanges(changes, format, projection);
  const versions = allVersions(relevant);
  const [first] = versions;
  if (!first) return;
  const { projects, companies } = await batchGet({
    projects: [projectRequest(first.id)],
    companies: [companyProfileRequest(first.company)],
  });
  const [project, company] = [projects[0], companies[0]];
  // A concurrent save can restore the company's old name after it was renamed, so the name is corrected here.
  if (project && company && project.companyName !== company.name) await nameCompanyOnProject(project.id, company.name);
  if (!project || !isOpenProject(project)) return closeProject(first.id, versions);

  await projectsNearby.put(projectDocument(project), versions.map(projectDocument));
  await matchProject(project, relevant.at(-1)?.after?.updatedAt ?? project.updatedAt);
};
