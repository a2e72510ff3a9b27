import { postedAt } from '@plumbline/shared/domain/jobs/posting-day';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';

export const partsOfJob = tablePattern({
  partition: 'JOB#{id}',
  sort: 'SELF#{part}',
  finds: 'A job with its texts, its counts and its public entry',
});

export const jobsOfCompany = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: '{list}#{date}#{id}',
  finds: "A company's jobs or its briefings, by posting date, drafts by the date they were begun",
});

export const openJobsOfCompany = indexPattern('gsi2', {
  partition: 'PROFILE#{company}',
  sort: 'OPEN-JOB#{date}#{id}',
  finds: 'The open jobs of a company, by posting date',
});

type DatedJob = { id: string; company: string; briefing: boolean; createdAt: string; publishedAt?: string | undefined };

/**
 * Returns the key values of a job in its company's lists. A draft is listed by the date of its creation, a published
 * job by its posting date, which screens show.
 */
export const companyListValues = ({ id, company, briefing, ...dates }: DatedJob) => ({
  id,
  company,
  list: briefing ? 'BRIEFING' : 'JOB',
  date: postedAt(dates),
});

/** The index of jobs and briefings that were sent to a seeker; briefings only once they are paid. */
export const receivedJobs = indexPattern('gsi3', {
  partition: 'PROFILE#{seeker}',
  sort: 'RECEIVED-JOB#{date}#{job}',
  finds: 'The jobs and briefings that were sent to a seeker, by date',
});

/**
 * The index of a company's jobs with new applicants. When the owner views the applicants, the job leaves this index,
 * which clears the red dot [SHL-15].
 */
export const unseenApplicants = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'UNSEEN-APPLICANTS#{id}',
  finds: 'The jobs of a company with applicants it has not seen',
});

export const countersOfCompany = indexPattern('gsi2', {
  partition: 'PROFILE#{company}',
  sort: 'COUNTERS#{id}',
  finds: 'The counters of all jobs of a company, to add them up',
});
