import { ifCompanyFindable } from '../profiles/profile.ts';
import { countOnProject, ifProjectOpen } from '../projects/project.ts';
import {
  deleteProjectMatch,
  ifNotProjectExcluded,
  ifProjectMatchNotExpiredSince,
  type ProjectMatchItem,
  putNewProjectMatch,
  putProjectMatchExpiry,
} from './project-match.ts';
import { writeMatches } from './write-matches.ts';

const countMatches = (project: string) => (by: number) => countOnProject(project, { matches: by });

/**
 * Adds matches that follow from a change at `changedAt` (ISO). Left out are those there already, those the owner
 * declined, those that expired after the change, and those whose project or company has left matching meanwhile.
 */
export const addProjectMatches = (matches: readonly ProjectMatchItem[], changedAt: string): Promise<number> =>
  writeMatches(
    matches.map((match) => ({
      subject: match.project,
      by: 1,
      count: countMatches(match.project),
      writes: [
        putNewProjectMatch(match),
        ifNotProjectExcluded(match.project, match.partner),
        ifProjectMatchNotExpiredSince(match.project, match.partner, changedAt),
      ],
      checks: {
        [`project ${match.project}`]: () => ifProjectOpen(match.project),
        [`company ${match.partner}`]: () => ifCompanyFindable(match.partner),
      },
    })),
  );

/** Removes matches; those that are gone already do not count. */
export const removeProjectMatches = (
  matches: readonly (Pick<ProjectMatchItem, 'project' | 'partner'> & { foundAt?: string })[],
): Promise<number> =>
  writeMatches(
    matches.map(({ project, partner, foundAt }) => ({
      subject: project,
      by: -1,
      count: countMatches(project),
      writes: [deleteProjectMatch(project, partner, foundAt)],
    })),
  );

/** Removes matches whose time is over at `date`, and remembers it until `ttl` (epoch seconds). */
export const expireProjectMatches = (
  matches: readonly ProjectMatchItem[],
  date: string,
  ttl: number,
): Promise<number> =>
  writeMatches(
    matches.map(({ project, partner, foundAt }) => ({
      subject: project,
      by: -1,
      count: countMatches(project),
      writes: [deleteProjectMatch(project, partner, foundAt), putProjectMatchExpiry(project, partner, date, ttl)],
    })),
  );
