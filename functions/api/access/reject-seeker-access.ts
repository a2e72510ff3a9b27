import * as contract from '@plumbline/shared/contracts/access/access';
import type { Feedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { answerBriefingWrites } from '../../services/access/briefings.ts';
import { decide } from '../../services/access/decide.ts';
import { endMatch } from '../../services/access/end-match.ts';
import { moveEntry } from '../../services/access/move-entry.ts';
import { requireKnownJob, requireSentBriefing, requireSubjectId, wrongType } from '../../services/access/subject.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import { applicationBeside } from '../../table/access/access-aggregate.ts';
import { type AccessKey, ifEntryNotOpen } from '../../table/access/access-entry.ts';
import { ifJobOpen } from '../../table/jobs/job.ts';

/** A briefing is declined with a reason; a text alone is another one than those of the list [BRF-14]. */
const requireFeedback = ({ reasons = [], reason }: Feedback, isBriefing: boolean): Feedback => {
  const given: Feedback['reasons'] = reasons.length || !reason ? [...new Set(reasons)] : ['other'];
  if (isBriefing && !given.length) throw new ApiError('field_required', { path: 'reasons' });
  return { reasons: given, reason };
};

/** The seeker declines a briefing or a job [BRF-13, SEE-14]; 409 when the seeker has applied to it. */
export const rejectSeekerAccess = operation(contract.rejectSeekerAccess, async ({ params, body, caller }) => {
  if (body.type !== 'job') throw wrongType();
  const seeker = caller.profileId;
  if (params.id === seeker) throw new ApiError('profile_not_found');
  const key: AccessKey = { owner: seeker, type: 'job', subject: requireSubjectId(body), other: params.id };
  return decide('decline briefing', key, (page) => {
    const job = requireKnownJob(page, key.other);
    if (job.briefing) requireSentBriefing(page, key.other);
    if (page.application && isOpenState(page.application.state)) {
      throw new ApiError('application_exists');
    }
    const entry = moveEntry(key, page.entry, 'rejected', requireFeedback(body, job.briefing));
    const { writes, matches } = endMatch(page, job.id, seeker, entry.date);
    return {
      writes: [
        ...answerBriefingWrites({ previous: page.entry, next: entry, matches }),
        ifEntryNotOpen(applicationBeside(key)),
        ...writes,
        ...(job.briefing ? [ifJobOpen(job.id)] : []),
      ],
      answer: accessEntryView(entry, seeker),
    };
  });
});
