import { matchExpiresAt } from '@plumbline/shared/domain/matching/match-expiration';
import { readMatchesOfJob } from '../../events/projector/project-job.ts';
import { readMatchesOfProject } from '../../events/projector/project-project.ts';
import {
  type Reconciled,
  reconcileMatches,
  reconcileProjectMatches,
} from '../../events/projector/reconcile-matches.ts';
import { nowIso } from '../../platform/clock.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { removeItem } from '../../table/core/stored/stored-items.ts';
import { isOpen, type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { cardOf, exclusionRequest, Match, matchExpiryRequest, matchKey } from '../../table/matching/match.ts';
import { removeMatches } from '../../table/matching/match-changes.ts';
import {
  ProjectMatch,
  projectExclusionRequest,
  projectMatchExpiryRequest,
  projectMatchKey,
} from '../../table/matching/project-match.ts';
import { removeProjectMatches } from '../../table/matching/project-match-changes.ts';
import { companyProfileRequest, isFindable, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { isOpenProject, type ProjectItem, projectRequest } from '../../table/projects/project.ts';
import { isFindableCompany } from '../../table/search/partner-entries.ts';
import { readExpirationHours } from '../../table/settings/setting.ts';
import { addDifferences, type Differences, differences, type Projection, type Terms } from './projection.ts';

/** The number of jobs or projects that are repaired concurrently; each reads everything around it. */
const AT_ONCE = 2;

/** A date before every expiry, so that an expired match isn't added again. */
const NEVER_CHANGED = '';

const asDifferences = ({ added, ranked, removed }: Reconciled): Differences =>
  differences({ missing: added, changed: ranked, orphaned: removed });

/** Returns whether a match would have expired by now, if the later of two changes had brought it. */
const wouldHaveExpired = (hours: number, ...changedAt: string[]): boolean => {
  const end = matchExpiresAt(changedAt.toSorted().at(-1) ?? '', hours);
  return end !== undefined && end <= nowIso();
};

const repairJob = async (job: JobItem, terms: Terms): Promise<Differences> => {
  const hours = await readExpirationHours();
  const { stored, fits } = await readMatchesOfJob(job);
  const seekers = fits.map(({ seeker }) => seeker);
  const found = await batchGet({
    profiles: seekers.map(seekerProfileRequest),
    exclusions: seekers.map((seeker) => exclusionRequest(job.id, seeker)),
    expiries: seekers.map((seeker) => matchExpiryRequest(job.id, seeker)),
  });
  const known = new Set(stored.map(({ seeker }) => seeker));
  const wanted = fits.flatMap((fit, index) => {
    const profile = found.profiles[index];
    // A deleted seeker has no search entry. So a profile that isn't found here exists but can't be read, and its match
    // stays.
    if (!profile) return known.has(fit.seeker) ? [fit] : [];
    if (!isFindable(profile)) return [];
    const isLost = !found.exclusions[index] && !found.expiries[index];
    const isWanted = isLost && !wouldHaveExpired(hours, job.updatedAt, profile.updatedAt);
    return known.has(fit.seeker) || isWanted ? [{ ...fit, card: cardOf(profile) }] : [];
  });
  return asDifferences(await reconcileMatches(stored, wanted, NEVER_CHANGED, { quiet: true, ...terms }));
};

const repairProject = async (project: ProjectItem, terms: Terms): Promise<Differences> => {
  const hours = await readExpirationHours();
  const { stored, fits } = await readMatchesOfProject(project);
  const partners = fits.map(({ partner }) => partner);
  const found = await batchGet({
    profiles: partners.map(companyProfileRequest),
    exclusions: partners.map((partner) => projectExclusionRequest(project.id, partner)),
    expiries: partners.map((partner) => projectMatchExpiryRequest(project.id, partner)),
  });
  const known = new Set(stored.map(({ partner }) => partner));
  const wanted = fits.filter(({ partner }, index) => {
    const profile = found.profiles[index];
    if (!profile) return known.has(partner);
    if (!isFindableCompany(profile)) return false;
    const isLost = !found.exclusions[index] && !found.expiries[index];
    return known.has(partner) || (isLost && !wouldHaveExpired(hours, project.updatedAt, profile.updatedAt));
  });
  return asDifferences(await reconcileProjectMatches(stored, wanted, NEVER_CHANGED, { quiet: true, ...terms }));
};

const repair = async (sources: readonly Attributes[], terms: Terms): Promise<Differences> => {
  const ids = (entity: string) => sources.filter(({ _et }) => _et === entity).map(({ id }) => String(id));
  const { jobs, projects } = await batchGet({
    jobs: ids('Job').map(jobRequest),
    projects: ids('Project').map(projectRequest),
  });
  const openJobs = jobs.filter((job) => job !== undefined).filter(isOpen);
  const openProjects = projects.filter((project) => project !== undefined).filter(isOpenProject);
  return addDifferences([
    ...(await mapConcurrent(openJobs, AT_ONCE, (job) => repairJob(job, terms))),
    ...(await mapConcurrent(openProjects, AT_ONCE, (project) => repairProject(project, terms))),
  ]);
};

/** Deletes matches of deleted or closed jobs and projects. Other matches are compared in `repair`. */
const removeOrphans = async (stored: readonly Attributes[], { dryRun, unreadable }: Terms): Promise<Differences> => {
  const ofJobs = stored.filter(({ _et }) => _et === 'Match').flatMap((item) => formatListItem(Match, item) ?? []);
  const ofProjects = stored
    .filter(({ _et }) => _et === 'ProjectMatch')
    .flatMap((item) => formatListItem(ProjectMatch, item) ?? []);
  const { jobs, projects } = await batchGet({
    jobs: ofJobs.map(({ job }) => jobRequest(job)),
    projects: ofProjects.map(({ project }) => projectRequest(project)),
  });
  const ofClosedJobs = ofJobs.filter((_, index) => jobs[index] && !isOpen(jobs[index]));
  const ofClosedProjects = ofProjects.filter((_, index) => projects[index] && !isOpenProject(projects[index]));
  // The job or project of these matches was deleted, so no counter has to change.
  const alone = [
    ...ofJobs.filter(({ job }, index) => !jobs[index] && !unreadable.has(job)).map(matchKey),
    ...ofProjects.filter(({ project }, index) => !projects[index] && !unreadable.has(project)).map(projectMatchKey),
  ];
  if (!dryRun) {
    await removeMatches(ofClosedJobs);
    await removeProjectMatches(ofClosedProjects);
    await mapConcurrent(alone, AT_ONCE, removeItem);
  }
  return differences({ orphaned: ofClosedJobs.length + ofClosedProjects.length + alone.length });
};

export const matchesProjection: Projection = {
  description: 'Matches of jobs and projects',
  sources: ['Job', 'Project'],
  repair,
  stored: ['Match', 'ProjectMatch'],
  removeOrphans,
};
