import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { createJob } from '@plumbline/shared/contracts/jobs/jobs';
import { nowIso } from '../../../../functions/platform/clock.ts';
import { transact } from '../../../../functions/table/core/transact.ts';
import { putJob, readJob } from '../../../../functions/table/jobs/job.ts';
import { ask } from './ask.ts';
import { newSeeker, type Person } from './people.ts';
import { buy } from './purchases.ts';

export type Employer = Pick<Person, 'id' | 'profileId'>;

export const jobForm = {
  name: 'Bench Carpenter',
  description: '<p>Frames walls.</p>',
  tradeCategories: ['Carpentry'],
  zip: '46590',
  type: 'Full-Time',
  compensation: '$30 an hour',
  experienceRequired: false,
  willingToProvidePaidTraining: true,
  published: true,
};

/** A job that is stored and waits for its payment. */
export const draftJob = async (company: Pick<Employer, 'id'>): Promise<string> =>
  (await ask(createJob, { body: jobForm }, company)).id;

const posted = new Map<string, Promise<string>>();

const postJob = async (company: Employer): Promise<string> => {
  const job = await draftJob(company);
  await buy(company, 'job_posting', { job_id: job });
  return job;
};

/** One published job for all applicants of the company. */
export const openJobOf = (company: Employer): Promise<string> => {
  const job = posted.get(company.id) ?? postJob(company);
  posted.set(company.id, job);
  return job;
};

export type Application = { seeker: Person; job: string };

/** The parameters of an application in the calls of both sides. */
export const aboutApplication = ({ job }: Pick<Application, 'job'>) => ({ type: 'job-application', job });

/** A new seeker who has applied to the company's job. */
export const newApplicant = async (company: Employer): Promise<Application> => {
  const [seeker, job] = [await newSeeker(), await openJobOf(company)];
  const body = aboutApplication({ job });
  await ask(requestCompanyAccess, { params: { id: company.profileId }, body }, seeker);
  return { seeker, job };
};

const draftBriefing = async (company: Employer, { profileId: recipient }: Person): Promise<string> =>
  (await ask(createJob, { body: { ...jobForm, published: false, briefing: true, recipient } }, company)).id;

/** A briefing that is paid, which sends it to its new seeker. */
export const sentBriefing = async (company: Employer): Promise<Application> => {
  const seeker = await newSeeker();
  const job = await draftBriefing(company, seeker);
  await buy(company, 'candidate_job_briefing', { job_id: job, candidate_profile_id: seeker.profileId });
  return { seeker, job };
};

/** A briefing that is paid and not sent yet, as older ones may be that were paid before a payment sent them. */
export const paidBriefing = async (company: Employer): Promise<Application> => {
  const seeker = await newSeeker();
  const job = (await readJob(await draftBriefing(company, seeker)))!;
  await transact(putJob({ ...job, published: true, publishedAt: nowIso() }, job.updatedAt));
  return { seeker, job: job.id };
};
