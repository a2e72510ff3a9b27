import * as contract from '@plumbline/shared/contracts/access/access';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { type AccessKey, putAccessEntry } from '../table/access/access-entry.ts';
import { deleteStage } from '../table/jobs/applicant-stage.ts';
import { countOnJob } from '../table/jobs/job-counters.ts';
import { countOnProject } from '../table/projects/project.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { tieEachOther } from './connection.ts';
import { decide } from './decide.ts';
import { endInvitation } from './invitations/move-invitation.ts';
import { leaveMatching, leaveProjectMatching } from './leave-matching.ts';
import { moveEntry } from './move-entry.ts';
import { mustFindJob, mustFindProject, mustNameSubject } from './subject.ts';

/**
 * Declines an application, or a match that never applied; both stand among the declined of the job [APP-28]. Whoever
 * did neither is not the company's to decline, and is answered like somebody who does not exist.
 */
const declineSeeker = (key: AccessKey, reason: string | undefined) =>
  decide(key, (page) => {
    const job = mustFindJob(page, key.owner);
    if (job.briefing) throw new ApiError('request_not_open');
    const applied = page.entry && page.entry.state !== 'withdrawn';
    if (!page.other || !(applied || page.match)) throw new ApiError('profile_not_found');
    const entry = moveEntry(key, page.entry, 'rejected', reason ? { reason } : {});
    const { writes, matches } = leaveMatching(page, job.id, key.other, entry.date);
    const counts = { applicants: applied ? -1 : 0, declined: 1, matches };
    return {
      writes: [
        putAccessEntry(entry, page.entry),
        countOnJob(job.id, counts),
        ...(applied ? [deleteStage(job.id, key.other)] : []),
        ...writes,
      ],
      answer: accessEntryView(entry, key.owner),
    };
  });

/** Declines a company that asked, or a match that has not; the two never match again [PRJ-18]. */
const declineConnection = (key: AccessKey, reason: string | undefined) =>
  decide(key, (page) => {
    mustFindProject(page, key.owner);
    if (!page.other || !(page.entry || page.projectMatch || page.invitation)) throw new ApiError('profile_not_found');
    const entry = moveEntry(key, page.entry, 'rejected', reason ? { reason } : {});
    const { writes, matches } = leaveProjectMatching(page, key.subject, key.other, entry.date);
    const counts = { requests: page.entry ? -1 : 0, matches };
    return {
      writes: [
        putAccessEntry(entry, page.entry),
        countOnProject(key.subject, counts),
        // A match that was turned down has asked for nothing.
        ...(entry.requestedAt ? tieEachOther(entry) : []),
        ...endInvitation(page.invitation, 'withdrawn', entry.date),
        ...writes,
      ],
      answer: accessEntryView(entry, key.owner),
    };
  });

export const rejectCompanyAccess = operation(contract.rejectCompanyAccess, async ({ params, body, caller }) => {
  // A match is declined as 'job' or as 'job-application'; the entry is the same.
  const type = body.type === 'project' ? 'project' : 'job-application';
  const key: AccessKey = { owner: caller.profileId, type, subject: mustNameSubject(body), other: params.id };
  if (key.owner === key.other) throw new ApiError('profile_not_found');
  return type === 'project' ? declineConnection(key, body.reason) : declineSeeker(key, body.reason);
});
