import type { RowFacts } from '@plumbline/shared/contracts/jobs/job-form';
import type { JobItem } from '../../table/jobs/job.ts';

/** Returns the facts that a row of a job shows. Older jobs have none of them. */
export const rowFacts = ({
  shift,
  openings,
  startDate,
  overtime,
  travel,
  requiredLicenses,
}: Pick<JobItem, keyof RowFacts>): RowFacts => ({
  shift,
  openings,
  startDate,
  overtime,
  travel,
  ...(requiredLicenses?.length && { requiredLicenses }),
});
