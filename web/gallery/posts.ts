import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { OWN } from './sign-in.ts';

export const JOB = 'c'.repeat(24);
export const PROJECT = '9'.repeat(24);

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

/** A job as a search returns it. */
export const jobCard = (changes: Partial<JobCard> = {}): JobCard => ({
  id: JOB,
  name: 'Gas Fitter',
  type: 'Full-Time',
  compensation: '$31 an hour',
  city: 'Warsaw',
  state: 'IN',
  company: { id: 'd'.repeat(24), name: 'Eel River Mechanical' },
  tradeCategories: ['Gas Piping'],
  willingToProvidePaidTraining: false,
  createdAt: '2026-11-04T15:00:00.000Z',
  postDate: '2026-11-04',
  miles: 4.2,
  saved: false,
  ...changes,
});

/** A project of the signed-in company. */
export const ownProject = (changes: Partial<ProjectView> = {}): ProjectView => ({
  id: PROJECT,
  name: 'Pike Lake Townhomes',
  type: 'New Construction',
  description: 'Twelve townhomes at the lake, framed from March on.',
  addedDetail: '',
  zip: '46580',
  city: 'Warsaw',
  state: 'IN',
  startDate: '2027-03-01',
  inviteVendorsToView: true,
  contractorTradeCategories: ['Carpentry', 'Roofing'],
  vendorTradeCategories: ['Lumber'],
  company: OWN.profile,
  profile: [{ id: OWN.profile, name: 'Wagon Wheel Homes' }],
  createdAt: '2026-11-05T15:00:00.000Z',
  updatedAt: '2026-11-05T15:00:00.000Z',
  matches: 7,
  ...changes,
});
