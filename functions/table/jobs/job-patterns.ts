import { indexPattern, tablePattern } from '../core/access-pattern.ts';

export const partsOfJob = tablePattern({
  partition: 'JOB#{id}',
  sort: 'SELF#{part}',
  finds: 'A job with its texts, its counts and its public entry',
});

export const jobsOfCompany = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: '{list}#{createdAt}#{id}',
  finds: "A company's jobs or its briefings, by date",
});

export const openJobsOfCompany = indexPattern('gsi2', {
  partition: 'PROFILE#{company}',
  sort: 'OPEN-JOB#{createdAt}#{id}',
  finds: 'The open jobs of a company, by date',
});

/** What companies sent to a seeker: jobs to apply for, and briefings once they are paid. */
export const receivedJobs = indexPattern('gsi3', {
  partition: 'PROFILE#{seeker}',
  sort: 'RECEIVED-JOB#{date}#{job}',
  finds: 'The jobs and briefings that were sent to a seeker, by date',
});

/** The owner looking at the applicants takes the job out of the badge [SHL-15]. */
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
