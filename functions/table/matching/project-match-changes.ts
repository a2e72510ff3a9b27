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
import { type MatchChange, writeMatches } from './write-matches.ts';

/** The count of a project's matches. */
const countOfProject = (project: string): MatchChange['tallies'] => ({
  [`project ${project}`]: (by) => countOnProject(project, { matches: by }),
});

/**
 * Adds the matches that result from a change at `changedAt` (ISO), and returns their number. It skips existing matches,
 * declined ones, ones that expired after the change, and those whose project or company can't be matched any more.
 */
export const addProjectMatches = (matches: readonly ProjectMatchItem[], changedAt: string): Promise<number> =>
  writeMatches(
    matches.map((match) => ({
      by: 1,
      tallies: countOfProject(match.project),
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

/** Removes matches and returns the number that still existed. */
export const removeProjectMatches = (
  matches: readonly (Pick<ProjectMatchItem, 'project' | 'partner'> & { foundAt?: string })[],
): Promise<number> =>
  writeMatches(
    matches.map(({ project, partner, foundAt }) => ({
      by: -1,
      tallies: countOfProject(project),
      writes: [deleteProjectMatch(project, partner, foundAt)],
    })),
  );

/**
 * Removes matches that expired at `date`, stores the expiry until `ttl` (epoch seconds), and returns the number that
 * still existed.
 */
export const expireProjectMatches = (
  matches: readonly ProjectMatchItem[],
  date: string,
  ttl: number,
): Promise<number> =>
  writeMatches(
    matches.map(({ project, partner, foundAt }) => ({
      by: -1,
      tallies: countOfProject(project),
      writes: [deleteProjectMatch(project, partner, foundAt), putProjectMatchExpiry(project, partner, date, ttl)],
    })),
  );
