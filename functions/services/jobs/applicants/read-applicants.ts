import { type AccessEntryItem, accessEntryRequest } from '../../../table/access/access-entry.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { applicantStageRequest } from '../../../table/jobs/applicant-stage.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { jobCountersRequest } from '../../../table/jobs/job-counters.ts';
import { sentJobRequest } from '../../../table/jobs/sent-job.ts';
import { matchRequest } from '../../../table/matching/match.ts';
import { seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { readOpenFiles } from '../../visibility/shown-seeker.ts';

type Of = { job: string; company: string };
type ApplicantRef = { seeker: string; entry?: AccessEntryItem };

/**
 * Reads the job and the applicants of a page, in four concurrent batches and one for the photos of seekers whose
 * details are open. Items that the company may just have changed are read consistently; the rest is read eventually
 * consistent at half the cost.
 */
export const readApplicants = async (applicants: readonly ApplicantRef[], { job, company }: Of) => {
  const seekers = applicants.map(({ seeker }) => seeker);
  const key = (other: string) => ({ owner: company, type: 'job-application', subject: job, other }) as const;
  const [{ jobs, counters, contactAccesses }, decided, people, sent] = await Promise.all([
    batchGet({
      jobs: [jobRequest(job)],
      counters: [jobCountersRequest(job)],
      contactAccesses: seekers.map((seeker) => contactAccessRequest(company, seeker)),
    }),
    batchGet({
      stages: seekers.map((seeker) => applicantStageRequest(job, seeker)),
      // The query of a list has already returned these entries, so they aren't read again.
      entries: applicants.flatMap(({ entry, seeker }) => (entry ? [] : [accessEntryRequest(key(seeker))])),
    }),
    batchGet(
      {
        profiles: seekers.map(seekerProfileRequest),
        matches: seekers.map((seeker) => matchRequest(job, seeker)),
      },
      { consistent: false },
    ),
    batchGet({ sent: seekers.map((seeker) => sentJobRequest(company, seeker, job)) }, { consistent: false }),
  ]);
  const files = await readOpenFiles(seekers, contactAccesses);
  return { job: jobs[0], counters: counters[0], contactAccesses, files, ...decided, ...people, ...sent };
};
