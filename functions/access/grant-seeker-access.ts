import * as contract from '@plumbline/shared/contracts/access/access';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { type AccessKey, putAccessEntry } from '../table/access/access-entry.ts';
import { mustBeOpenJob } from '../table/jobs/job.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { grantEachOther, mustFindContacts } from './connection.ts';
import { decide } from './decide.ts';
import { moveEntry } from './move-entry.ts';
import { mustFindKnownJob, mustFindSentBriefing, mustNameSubject, refuseBlocked, wrongType } from './subject.ts';

/** The seeker says yes to a briefing; both sides see each other's contact details [BRF-12]. */
export const grantSeekerAccess = operation(contract.grantSeekerAccess, async ({ params, body, caller }) => {
  if (body.type !== 'job') throw wrongType();
  const seeker = caller.profileId;
  if (params.id === seeker) throw new ApiError('profile_not_found');
  const key: AccessKey = { owner: seeker, type: 'job', subject: mustNameSubject(body), other: params.id };
  return decide(key, (page) => {
    mustFindKnownJob(page, key.other);
    const briefing = mustFindSentBriefing(page, key.other);
    const unblocked = refuseBlocked(page, seeker, key.other);
    const entry = moveEntry(key, page.entry, 'granted');
    return {
      writes: [
        putAccessEntry(entry, page.entry),
        mustBeOpenJob(briefing.id),
        unblocked,
        ...grantEachOther(page, { date: entry.date, reason: 'briefing', userId: caller.userId }, 'both'),
      ],
      answer: { ...accessEntryView(entry, seeker), connection: mustFindContacts(page) },
    };
  });
});
