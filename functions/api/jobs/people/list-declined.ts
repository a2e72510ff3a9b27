import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { accessEntryView } from '../../../services/visibility/access-entry-view.ts';
import { readOpenFiles, seekerRequests, shownSeeker } from '../../../services/visibility/shown-seeker.ts';
import { pageOfEntries } from '../../../table/access/access-entry.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { jobRequest } from '../../../table/jobs/job.ts';

/**
 * Returns a page of the seekers that a company declined. Makes a query, a count, three batches, and another batch for
 * open photos [APP-10, APP-11].
 */
export const listDeclined = operation(contract.listDeclined, async ({ params, query, caller }) => {
  const company = caller.profileId;
  if (params.id !== company) throw new ApiError('forbidden');
  const { entries, total } = await pageOfEntries(company, { state: 'rejected', type: 'job-application' }, query);
  const seekers = entries.map(({ other }) => other);
  const found = await batchGet(
    {
      ...seekerRequests(company, seekers),
      jobs: entries.map(({ subject }) => jobRequest(subject)),
    },
    { requests: 3 },
  );
  const photos = await readOpenFiles(seekers, found.contactAccesses);
  return {
    results: await Promise.all(
      entries.map(async (entry, at) => {
        const { id, date, ends, reason } = accessEntryView(entry, company);
        const profile = await shownSeeker(entry.other, {
          profile: found.profiles[at],
          files: photos[at],
          contactAccess: found.contactAccesses[at],
        });
        const job = { id: entry.subject, name: found.jobs[at]?.name ?? '' };
        return { id, profile, job, date, ends, reason };
      }),
    ),
    total,
  };
});
