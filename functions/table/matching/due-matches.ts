import { queryPage } from '../core/query.ts';
import { Match } from './match.ts';
import { expireMatches } from './match-changes.ts';
import { expiryList } from './match-expiry-keys.ts';
import { ProjectMatch } from './project-match.ts';
import { expireProjectMatches } from './project-match-changes.ts';

/** Returns the matches of a shard that expire in an hour and are due at `at` (ISO), at most `limit`. */
export const listDueMatches = async (hour: string, shard: string, at: string, limit: number) =>
  (await queryPage([Match, ProjectMatch], expiryList(hour, shard), { to: `${at}#~`, limit })).items;
export type DueMatch = Awaited<ReturnType<typeof listDueMatches>>[number];

/** Ends matches at `date` and stores the expiry until `ttl` (epoch seconds). Returns the number that still existed. */
export const expireDueMatches = async (due: readonly DueMatch[], date: string, ttl: number): Promise<number> => {
  const ofJobs = due.filter((match) => match.entity === 'Match');
  const ofProjects = due.filter((match) => match.entity === 'ProjectMatch');
  return (await expireMatches(ofJobs, date, ttl)) + (await expireProjectMatches(ofProjects, date, ttl));
};
