import type { ProductSlug } from '@plumbline/shared/options/products';
import { nowIso } from '../../../functions/platform/clock.ts';
import { putFirstOwner } from '../../../functions/table/accounts/company-owners.ts';
import { putNewUser } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { type JobItem, putJob } from '../../../functions/table/jobs/job.ts';
import {
  putCompanyProfile,
  putSeekerProfile,
  type SeekerProfileItem,
} from '../../../functions/table/profiles/profile.ts';

const id = (digit: string): string => digit.repeat(24);
export const COMPANY = id('a');
export const RIVAL = id('b');
export const SEEKER = id('5');
/** The owner of the profile. */
export const SEEKERS_USER = id('6');
/** The user who buys for the company. */
export const USER = id('c');
const RIVALS_USER = id('d');
const JOBS = [id('1'), id('2'), id('3')];

const place = { zip: '46590', city: 'Winona Lake', state: 'IN', latitude: 41.22, longitude: -85.81 };

const seekerOf = (trade: string): SeekerProfileItem => ({
  id: SEEKER,
  kind: 'candidate',
  name: 'Travis',
  lastName: 'Yoder',
  email: 'travis@example.com',
  ...place,
  public: true,
  complete: true,
  primaryUser: SEEKERS_USER,
  lastActivity: nowIso(),
  createdAt: nowIso(),
  updatedAt: nowIso(),
  seeker: { tradeCategories: [trade], hasFormalTraining: true, formalTrainingCategories: [trade] },
});

const jobOf = (job: string, more: Partial<JobItem>): JobItem => ({
  id: job,
  company: COMPANY,
  companyName: 'Explorer',
  name: 'Framer',
  type: 'Full-Time',
  compensation: '',
  ...place,
  qualifications: [],
  tradeCategories: ['Carpentry'],
  benefits: [],
  willingToProvidePaidTraining: false,
  published: false,
  briefing: false,
  createdBy: USER,
  createdAt: nowIso(),
  updatedAt: nowIso(),
  ...more,
});

/** The address of a company's owner. */
export const ownerOf = (company: string): string => `owner-of-${company.slice(0, 4)}@explorer.invalid`;

const putCompany = (company: string, owner: string) =>
  putCompanyProfile({
    id: company,
    kind: 'provider',
    name: 'Explorer',
    email: ownerOf(company),
    ...place,
    public: true,
    complete: true,
    primaryUser: owner,
    lastActivity: nowIso(),
    createdAt: nowIso(),
    updatedAt: nowIso(),
    company: {},
  });

const putOwner = (userId: string, company: string) =>
  putNewUser({
    id: userId,
    email: ownerOf(company),
    displayName: 'Owner',
    role: 'user',
    kind: 'provider',
    profileId: company,
    companyRole: 'owner',
    status: 'active',
    language: 'en',
    createdAt: nowIso(),
  });

const putSeekersUser = () =>
  putNewUser({
    id: SEEKERS_USER,
    email: 'travis@example.com',
    displayName: 'Travis Yoder',
    role: 'user',
    kind: 'candidate',
    profileId: SEEKER,
    status: 'active',
    language: 'en',
    createdAt: nowIso(),
  });

/** The initial world: a skilled seeker and the jobs that the product needs. */
export const buildWorld = async (slug: ProductSlug): Promise<void> => {
  const trade = slug.endsWith('skill_3') ? 'Electrical' : slug.endsWith('skill_2') ? 'Carpentry' : 'Janitorial';
  await transact(
    putSeekerProfile(seekerOf(trade)),
    putSeekersUser(),
    ...[putOwner(USER, COMPANY), putCompany(COMPANY, USER), putFirstOwner(COMPANY)],
    ...[putOwner(RIVALS_USER, RIVAL), putCompany(RIVAL, RIVALS_USER), putFirstOwner(RIVAL)],
  );
  const [first = ''] = JOBS;
  if (slug === 'job_posting') await transact(putJob(jobOf(first, {})));
  if (slug === 'candidate_job_briefing') await transact(putJob(jobOf(first, { briefing: true, recipient: SEEKER })));
  if (slug !== 'send_job_post_match') return;
  const open = { published: true, publishedAt: nowIso() };
  await transact(...JOBS.map((job) => putJob(jobOf(job, open))));
};

/** The subject of a purchase of the product; `jobs` of the three are sent. */
export const subjectOf = (slug: ProductSlug, jobs = 2): object => {
  if (slug === 'job_posting') return { job_id: JOBS[0] };
  if (slug === 'candidate_job_briefing') return { job_id: JOBS[0], candidate_profile_id: SEEKER };
  if (slug === 'send_job_post_match') return { job_ids: JOBS.slice(0, jobs), candidate_profile_id: SEEKER };
  return { candidate_profile_id: SEEKER };
};
