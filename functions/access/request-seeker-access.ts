import * as contract from '@plumbline/shared/contracts/access';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import type { AccessPage } from '../table/access/access-aggregate.ts';
import { type AccessKey, putAccessEntry } from '../table/access/access-entry.ts';
import { claimRecipient } from '../table/access/briefing-recipient.ts';
import { mustBeOpenJob } from '../table/jobs/job.ts';
import { isFindable } from '../table/profiles/profile.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { decide } from './decide.ts';
import { moveEntry } from './move-entry.ts';
import { sentBriefingOf, subjectOf, wrongType } from './subject.ts';

/** The seeker may be found, or is known to the company already. */
const refuseHidden = ({ owner: seeker, otherSeesOwner, entry }: AccessPage): void => {
  if (!seeker || !(isFindable(seeker) || otherSeesOwner || entry)) throw new ApiError('profile_not_found');
};

/** BRF-05: a company sends a briefing to one seeker, who finds it in the own list. */
export const requestSeekerAccess = operation(contract.requestSeekerAccess, async ({ params, body, caller }) => {
  if (body.type !== 'job') throw wrongType();
  const company = caller.profileId;
  if (params.id === company) throw new ApiError('profile_not_found');
  const key: AccessKey = { owner: params.id, type: 'job', subject: subjectOf(body), other: company };
  return decide(key, (page) => {
    const briefing = sentBriefingOf(page, company);
    refuseHidden(page);
    if (page.recipient && page.recipient !== key.owner) throw new ApiError('briefing_taken');
    const entry = moveEntry(key, page.entry, 'requested');
    return {
      writes: [
        putAccessEntry(entry, page.entry),
        mustBeOpenJob(briefing.id),
        claimRecipient(briefing.id, key.owner, entry.date),
      ],
      answer: accessEntryView(entry, company),
    };
  });
});
