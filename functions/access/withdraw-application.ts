import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../http/operation.ts';
import { type AccessKey, putAccessEntry } from '../table/access/access-entry.ts';
import { deleteStage } from '../table/jobs/applicant-stage.ts';
import { countOnJob } from '../table/jobs/job-counters.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { decide } from './decide.ts';
import { moveEntry } from './move-entry.ts';
import { mustFindJob } from './subject.ts';

/** Takes an application back that nobody has answered; also of a job that has ended meanwhile. */
export const withdrawApplication = operation(contract.withdrawApplication, ({ params, body, caller }) => {
  const key: AccessKey = { owner: params.id, type: 'job-application', subject: body.job, other: caller.profileId };
  return decide(key, (page) => {
    const job = mustFindJob(page, key.owner);
    const entry = moveEntry(key, page.entry, 'withdrawn');
    return {
      writes: [
        putAccessEntry(entry, page.entry),
        countOnJob(job.id, { applicants: -1 }),
        deleteStage(job.id, key.other),
      ],
      answer: accessEntryView(entry, key.other),
    };
  });
});
