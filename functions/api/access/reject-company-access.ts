import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { endApplicationWrites } from '../../services/access/applications.ts';
import { moveConnectionRequestWrites } from '../../services/access/connection-requests.ts';
import { decide } from '../../services/access/decide.ts';
import { endMatch, endProjectMatch } from '../../services/access/end-match.ts';
import { endInvitationWrites } from '../../services/access/invitations.ts';
import { moveEntry } from '../../services/access/move-entry.ts';
import { requireJob, requireProject, requireSubjectId } from '../../services/access/subject.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';

/**
 * Declines an application, or a match that never applied; both stand among the declined of the job [APP-28]. Whoever
 * did neither is not the company's to decline, and is answered like somebody who does not exist.
 */
const declineSeeker = (key: AccessKey, reason: string | undefined) =>
  decide('decline application', key, (page) => {
    const job = requireJob(page, key.owner);
    if (job.briefing) throw new ApiError('request_not_open');
    const applied = page.entry && page.entry.state !== 'withdrawn';
    if (!page.other || !(applied || page.match)) throw new ApiError('profile_not_found');
    const entry = moveEntry(key, page.entry, 'rejected', reason ? { reason } : {});
    const { writes, matches } = endMatch(page, job.id, key.other, entry.date);
    return {
      writes: [...endApplicationWrites({ previous: page.entry, next: entry, matches }), ...writes],
      answer: accessEntryView(entry, key.owner),
    };
  });

/** Declines a company that asked, or a match that has not; the two never match again [PRJ-18]. */
const declineConnection = (key: AccessKey, reason: string | undefined) =>
  decide('decline connection', key, (page) => {
    requireProject(page, key.owner);
    if (!page.other || !(page.entry || page.projectMatch || page.invitation)) throw new ApiError('profile_not_found');
    const entry = moveEntry(key, page.entry, 'rejected', reason ? { reason } : {});
    const { writes, matches } = endProjectMatch(page, key.subject, key.other, entry.date);
    return {
      writes: [
        ...moveConnectionRequestWrites({ previous: page.entry, next: entry, matches }),
        ...endInvitationWrites(page.invitation, 'withdrawn', entry.date),
        ...writes,
      ],
      answer: accessEntryView(entry, key.owner),
    };
  });

export const rejectCompanyAccess = operation(contract.rejectCompanyAccess, async ({ params, body, caller }) => {
  // A match is declined as 'job' or as 'job-application'; the entry is the same.
  const type = body.type === 'project' ? 'project' : 'job-application';
  const key: AccessKey = { owner: caller.profileId, type, subject: requireSubjectId(body), other: params.id };
  if (key.owner === key.other) throw new ApiError('profile_not_found');
  return type === 'project' ? declineConnection(key, body.reason) : declineSeeker(key, body.reason);
});
