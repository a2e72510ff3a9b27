import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { Write } from '../../table/core/transact.ts';
import { deleteMatch, excludeFromMatching, ifNotMatched } from '../../table/matching/match.ts';
import {
  deleteProjectMatch,
  excludeFromProjectMatching,
  ifNotProjectMatched,
} from '../../table/matching/project-match.ts';

/**
 * Returns the writes after which a declined job and seeker never match again, and which delete their match. Without a
 * match the writes require that none exists, so that a concurrent one can't remain. The caller adds `matches` to the
 * job's counter [APP-09].
 */
export const endMatch = ({ match }: AccessPage, job: string, seeker: string, date: string) => ({
  writes: [
    excludeFromMatching(job, seeker, date),
    match ? deleteMatch(job, seeker, match.foundAt) : ifNotMatched(job, seeker),
  ] satisfies Write[],
  matches: match ? -1 : 0,
});

/** Returns the writes after which a project and a declined company never match again. */
export const endProjectMatch = ({ projectMatch }: AccessPage, project: string, partner: string, date: string) => ({
  writes: [
    excludeFromProjectMatching(project, partner, date),
    projectMatch ? deleteProjectMatch(project, partner, projectMatch.foundAt) : ifNotProjectMatched(project, partner),
  ] satisfies Write[],
  matches: projectMatch ? -1 : 0,
});
