import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { Write } from '../../table/core/transact.ts';
import { deleteMatch, excludeFromMatching, ifNotMatched } from '../../table/matching/match.ts';
import {
  deleteProjectMatch,
  excludeFromProjectMatching,
  ifNotProjectMatched,
} from '../../table/matching/project-match.ts';

/**
 * A declined job and seeker never match again, and the match they have goes [APP-09]. That there is none is a condition
 * too, or a match found at this very moment would stay. The count on the job is the caller's, by `matches`.
 */
export const endMatch = ({ match }: AccessPage, job: string, seeker: string, date: string) => ({
  writes: [
    excludeFromMatching(job, seeker, date),
    match ? deleteMatch(job, seeker, match.foundAt) : ifNotMatched(job, seeker),
  ] satisfies Write[],
  matches: match ? -1 : 0,
});

/** A project and a company that was declined never match again either. */
export const endProjectMatch = ({ projectMatch }: AccessPage, project: string, partner: string, date: string) => ({
  writes: [
    excludeFromProjectMatching(project, partner, date),
    projectMatch ? deleteProjectMatch(project, partner, projectMatch.foundAt) : ifNotProjectMatched(project, partner),
  ] satisfies Write[],
  matches: projectMatch ? -1 : 0,
});
