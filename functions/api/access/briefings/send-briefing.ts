import * as contract from '@plumbline/shared/contracts/access/briefings';
import { briefingState } from '@plumbline/shared/domain/briefings/briefing-states';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { sendBriefingWrites } from '../../../services/access/briefings.ts';
import { decide } from '../../../services/access/decide.ts';
import { moveEntry } from '../../../services/access/move-entry.ts';
import { requireSentBriefing } from '../../../services/access/subject.ts';
import type { AccessEntryItem, AccessKey } from '../../../table/access/access-entry.ts';
import { ifJobOpen } from '../../../table/jobs/job.ts';

const answerOf = ({ owner, subject, state, date }: AccessEntryItem) => ({
  job: subject,
  profile: owner,
  state: briefingState({ published: true }, state),
  date,
});

/**
 * The last step of sending [BRF-06]. Paying for a briefing sends it already, so a second call, or this one after the
 * payment, finds it sent and changes nothing.
 */
export const sendBriefing = operation(contract.sendBriefing, async ({ params, body, caller }) => {
  if (body.userId !== params.userId) throw new ApiError('invalid_value', { path: 'userId' });
  const company = caller.profileId;
  if (params.userId === company) throw new ApiError('profile_not_found');
  const key: AccessKey = { owner: params.userId, type: 'job', subject: body.jobBriefing, other: company };
  return decide('send briefing', key, (page) => {
    const briefing = requireSentBriefing(page, company);
    if (briefing.recipient !== key.owner) throw new ApiError('briefing_taken');
    if (page.entry) return { writes: [], answer: answerOf(page.entry) };
    const entry = moveEntry(key, undefined, 'requested');
    return {
      writes: [...sendBriefingWrites(entry), ifJobOpen(briefing.id)],
      answer: answerOf(entry),
    };
  });
});
