import type { AccessPage } from '../table/access/access-aggregate.ts';
import type { Write } from '../table/core/transact.ts';
import { deleteMatch, excludeFromMatching, mustNotBeMatched } from '../table/matching/match.ts';
import {
  deleteProjectMatch,
  excludeFromProjectMatching,
  mustNotBeProjectMatched,
} from '../table/matching/project-match.ts';

/**
 * APP-09: the two never match again, and the match there is goes. That there is none is a condition too, or a match
 * found at this very moment would stay. The count on the job is the caller's, by `matches`.
 */
export const leaveMatching = ({ match }: AccessPage, job: string, seeker: string, date: string) => ({
  writes: [
    excludeFromMatching(job, seeker, date),
    match ? deleteMatch(job, seeker, match.foundAt) : mustNotBeMatched(job, seeker),
  ] satisfies Write[],
  matches: match ? -1 : 0,
});

/** The same between a project and a company. */
export const leaveProjectMatching = ({ projectMatch }: AccessPage, project: string, partner: string, date: string) => ({
  writes: [
    excludeFromProjectMatching(project, partner, date),
    projectMatch
      ? deleteProjectMatch(project, partner, projectMatch.foundAt)
      : mustNotBeProjectMatched(project, partner),
  ] satisfies Write[],
  matches: projectMatch ? -1 : 0,
});
