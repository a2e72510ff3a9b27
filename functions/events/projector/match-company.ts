import { isDeepStrictEqual } from 'node:util';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import type { ItemChange } from '../../table/core/stream.ts';
import { allMatchesOfPartner, type ProjectMatchItem } from '../../table/matching/project-match.ts';
import { removeProjectMatches } from '../../table/matching/project-match-changes.ts';
import { CompanyProfile, type CompanyProfileItem, readCompanyProfile } from '../../table/profiles/profile.ts';
import { isOpenProject, type ProjectItem, projectRequest } from '../../table/projects/project.ts';
import {
  companiesNearby,
  companyDocument,
  isFindableCompany,
  projectsNearby,
  workMilesOf,
} from '../../table/search/partner-entries.ts';
import { fitOfProject } from '../../table/search/partner-fit.ts';
import { reconcileProjectMatches } from './reconcile-matches.ts';
import { allVersions, relevantChanges } from './versions.ts';

const format = (image: Record<string, unknown>): CompanyProfileItem => formatItem(CompanyProfile, image);
const projection = (profile: CompanyProfileItem) => (isFindableCompany(profile) ? companyDocument(profile) : undefined);

/** Returns the projects around a version of a company that fit it. */
const fittingProjects = async (profile: CompanyProfileItem) => {
  const { trades, latitude, longitude } = companyDocument(profile);
  if (!trades.size) return [];
  const projects = await projectsNearby.near({
    centre: { latitude, longitude },
    radius: workMilesOf(profile),
    trades: [...trades.keys()],
    consistent: true,
  });
  return projects.flatMap((project) => {
    const fit = fitOfProject(profile, project);
    return fit ? [{ project: project.id, partner: profile.id, ...fit }] : [];
  });
};

/**
 * Returns the projects that fit earlier versions of the company, because the index of matches may not contain their
 * matches yet.
 */
const formerFits = async (versions: CompanyProfileItem[], current?: CompanyProfileItem): Promise<Set<string>> => {
  const now = current && projection(current);
  const former = versions.filter(
    (version) => isFindableCompany(version) && !isDeepStrictEqual(projection(version), now),
  );
  const fits = await Promise.all(former.map(fittingProjects));
  return new Set(fits.flat().map(({ project }) => project));
};

const removeFormer = async (
  partner: string,
  former: Set<string>,
  handled: readonly Pick<ProjectMatchItem, 'project'>[],
): Promise<void> => {
  for (const { project } of handled) former.delete(project);
  await removeProjectMatches([...former].map((project) => ({ project, partner })));
};

/** Returns the owners of open projects, by the projects' ids. */
const ownersOf = async (projects: readonly string[]): Promise<Map<string, string>> => {
  const { found } = await batchGet({ found: projects.map(projectRequest) });
  const open = found.filter((project): project is ProjectItem => project !== undefined && isOpenProject(project));
  return new Map(open.map(({ id, company }) => [id, company]));
};

const match = async (profile: CompanyProfileItem, versions: CompanyProfileItem[], changedAt: string) => {
  const [found, stored, former] = await Promise.all([
    fittingProjects(profile),
    allMatchesOfPartner(profile.id),
    formerFits(versions, profile),
  ]);
  const known = new Map(stored.map(({ project, company }) => [project, company]));
  const owners = await ownersOf(found.map(({ project }) => project).filter((project) => !known.has(project)));
  const fits = found.flatMap((fit) => {
    const company = known.get(fit.project) ?? owners.get(fit.project);
    return company && company !== profile.id ? [{ ...fit, company }] : [];
  });
  const about = { kind: 'profile', subject: profile.id, account: profile.id, accountType: 'company' } as const;
  await reconcileProjectMatches(stored, fits, changedAt, { about });
  await removeFormer(profile.id, former, [...stored, ...fits]);
};

const hide = async (id: string, versions: CompanyProfileItem[]): Promise<void> => {
  await companiesNearby.remove(versions.map(companyDocument));
  const [stored, former] = await Promise.all([allMatchesOfPartner(id), formerFits(versions)]);
  await removeProjectMatches(stored);
  await removeFormer(id, former, stored);
};

/**
 * Updates the search entries and matches of a company that is new, closed, or changed in a field that matching reads.
 * The entries are written before projects are read, so that of a company and a project that change concurrently, the
 * later one sees the other.
 */
export const matchCompany = async (changes: ItemChange[]): Promise<void> => {
  const relevant = relevantChanges(changes, format, projection);
  const versions = allVersions(relevant);
  const [first] = versions;
  if (!first) return;
  const profile = await readCompanyProfile(first.id);
  if (!profile || !isFindableCompany(profile)) return hide(first.id, versions);
  await companiesNearby.put(companyDocument(profile), versions.map(companyDocument));
  await match(profile, versions, relevant.at(-1)?.after?.updatedAt ?? profile.updatedAt);
};
