import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { answerBriefingWrites } from '../../services/access/briefings.ts';
import { decide } from '../../services/access/decide.ts';
import { moveEntry } from '../../services/access/move-entry.ts';
import { grantMutualContactAccess, requireContacts } from '../../services/access/mutual-contact.ts';
import { requireKnownJob, requireSentBriefing, requireSubjectId, wrongType } from '../../services/access/subject.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { ifJobOpen } from '../../table/jobs/job.ts';

/** The seeker says yes to a briefing; both sides see each other's contact details [BRF-12]. */
export const grantSeekerAccess = operation(contract.grantSeekerAccess, async ({ params, body, caller }) => {
  if (body.type !== 'job') throw wrongType();
  const seeker = caller.profileId;
  if (params.id === seeker) throw new ApiError('profile_not_found');
  const key: AccessKey = { owner: seeker, type: 'job', subject: requireSubjectId(body), other: params.id };
  return decide('accept briefing', key, (page) => {
    requireKnownJob(page, key.other);
    const briefing = requireSentBriefing(page, key.other);
    const entry = moveEntry(key, page.entry, 'granted');
    return {
      writes: [
        ...answerBriefingWrites({ previous: page.entry, next: entry }),
        ifJobOpen(briefing.id),
        ...grantMutualContactAccess(page, { date: entry.date, reason: 'briefing', userId: caller.userId }, 'both'),
      ],
      answer: { ...accessEntryView(entry, seeker), connection: requireContacts(page) },
    };
  });
});
