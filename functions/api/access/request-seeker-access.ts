import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { sendBriefingWrites } from '../../services/access/briefings.ts';
import { decide } from '../../services/access/decide.ts';
import { moveEntry } from '../../services/access/move-entry.ts';
import { requireSentBriefing, requireSubjectId, wrongType } from '../../services/access/subject.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { ifJobOpen } from '../../table/jobs/job.ts';

/** A company sends a briefing to one seeker, who finds it in the list of briefings [BRF-05]. */
export const requestSeekerAccess = operation(contract.requestSeekerAccess, async ({ params, body, caller }) => {
  if (body.type !== 'job') throw wrongType();
  const company = caller.profileId;
  if (params.id === company) throw new ApiError('profile_not_found');
  const key: AccessKey = { owner: params.id, type: 'job', subject: requireSubjectId(body), other: company };
  return decide('send briefing', key, (page) => {
    const briefing = requireSentBriefing(page, company);
    if (briefing.recipient !== key.owner) throw new ApiError('briefing_taken');
    // Paid for once, it is asked and answered once.
    if (page.entry?.state === 'rejected') throw new ApiError('request_answered');
    const entry = moveEntry(key, page.entry, 'requested');
    return {
      writes: [...sendBriefingWrites(entry, page.entry), ifJobOpen(briefing.id)],
      answer: accessEntryView(entry, company),
    };
  });
});
