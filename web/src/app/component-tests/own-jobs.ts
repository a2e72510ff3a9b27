import type { JobSummary, JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { OWN } from './render-page.tsx';

export const JOB = 'c'.repeat(24);

const posted: JobView = {
  id: JOB,
  name: 'Lead Framing Carpenter',
  type: 'Full-Time',
  description: '<p>You lead a crew of four.</p>',
  whyWorkHere: '',
  compensation: '$31 to $37 an hour',
  zip: '46590',
  city: 'Winona Lake',
  state: 'IN',
  qualifications: ['OSHA 10-hour'],
  tradeCategories: ['Carpentry'],
  benefits: ['PTO'],
  experienceRequired: true,
  willingToProvidePaidTraining: false,
  published: true,
  briefing: false,
  company: OWN.profile,
  profile: [{ id: OWN.profile, name: 'Wagon Wheel Homes' }],
  createdAt: '2026-11-04T15:00:00.000Z',
  updatedAt: '2026-11-04T15:00:00.000Z',
  hasNewApplicants: false,
  viewCount: 41,
  applicantCount: 3,
  declinedCount: 2,
  matchCount: 5,
};

/** A published job of the signed-in company, as the server returns it. */
export const ownJob = (changes: Partial<JobView> = {}): JobView => {
  const job = { ...posted, ...changes };
  return { status: jobState(job), ...(job.published && { postDate: job.createdAt.slice(0, 10) }), ...job };
};

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
