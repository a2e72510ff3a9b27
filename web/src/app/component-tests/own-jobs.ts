import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';

export { JOB, ownJob } from '../../../gallery/posts.ts';

export const pageOf = (jobs: readonly JobSummary[], total = jobs.length) => ({
  results: [...jobs],
  total,
  pageCount: Math.ceil(total / 9),
});

/** An applicant whose profile is masked. */
export const person = (changes: Partial<PersonRow> = {}): PersonRow => ({
  id: 'd'.repeat(24),
  name: 'Jobseekerdddd',
  city: 'Warsaw',
  state: 'IN',
  hasProfileViewAccess: false,
  reason: 'Carpentry, Master, 12 miles',
  isNew: false,
  actions: { profileRequestedAt: '2026-11-10T15:00:00.000Z' },
  ...changes,
});
