import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../../http/operation.ts';
import { endApplicationWrites } from '../../services/access/applications.ts';
import { decide } from '../../services/access/decide.ts';
import { moveEntry } from '../../services/access/move-entry.ts';
import { requireJob } from '../../services/access/subject.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';

/** Withdraws an unanswered application, also to a job that has ended meanwhile. */
export const withdrawApplication = operation(contract.withdrawApplication, ({ params, body, caller }) => {
  const key: AccessKey = { owner: params.id, type: 'job-application', subject: body.job, other: caller.profileId };
  return decide('withdraw application', key, (page) => {
    requireJob(page, key.owner);
    const entry = moveEntry(key, page.entry, 'withdrawn');
    return {
      writes: endApplicationWrites({ previous: page.entry, next: entry }),
      answer: accessEntryView(entry, key.other),
    };
  });
});
