import { queryPage } from '../core/query.ts';
import { Match } from './match.ts';
import { expireMatches } from './match-changes.ts';
import { matchesByExpiry } from './match-expiry-keys.ts';
import { ProjectMatch } from './project-match.ts';
import { expireProjectMatches } from './project-match-changes.ts';

/** The matches of one hour that are due at `at` (ISO), of jobs and of projects, at most `limit`. */
export const listDueMatches = async (hour: string, at: string, limit: number) =>
  (await queryPage([Match, ProjectMatch], matchesByExpiry.list({ hour }), { to: `${at}#~`, limit })).items;
export type DueMatch = Awaited<ReturnType<typeof listDueMatches>>[number];

/** Ends them at `date` and remembers it until `ttl`; answers how many were still there. */
export const expireDueMatches = async (due: readonly DueMatch[], date: string, ttl: number): Promise<number> => {
  const ofJobs = due.filter((match) => match.entity === 'Match');
  const ofProjects = due.filter((match) => match.entity === 'ProjectMatch');
  return (await expireMatches(ofJobs, date, ttl)) + (await expireProjectMatches(ofProjects, date, ttl));
};
