import type { AccessState } from '@plumbline/shared/domain/access/access-states';
import { accessEntryId } from '../../table/access/access-entry.ts';
import { applicationsOf } from '../../table/access/seeker-applications.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { jobRequest } from '../../table/jobs/job.ts';
import { jobRow } from './job-row.ts';

type Page = { limit: number; page: number };

/**
 * Returns a page of a seeker's applications, in at most three queries and a batch. All of them are sorted and counted
 * in memory, because a seeker has few.
 */
export const applicationPage = async (seeker: string, { limit, page }: Page) => {
  const entries = (await applicationsOf(seeker)).toSorted((a, b) => b.date.localeCompare(a.date));
  const shown = entries.slice((page - 1) * limit, page * limit);
  const { jobs } = await batchGet({ jobs: shown.map(({ subject }) => jobRequest(subject)) });
  const countOf = (state: AccessState) => entries.filter((entry) => entry.state === state).length;
  return {
    results: shown.flatMap((entry, index) => {
      const job = jobs[index];
      const { state, date, ends, requestedAt } = entry;
      if (!job) return [];
      return {
        id: accessEntryId(entry),
        state,
        date,
        ...(state === 'rejected' && { ends }),
        appliedAt: requestedAt ?? date,
        job: jobRow(job),
      };
    }),
    total: entries.length,
    states: { requested: countOf('requested'), granted: countOf('granted'), rejected: countOf('rejected') },
  };
};
