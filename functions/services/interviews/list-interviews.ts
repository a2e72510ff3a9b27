import type { CompanyInterview } from '@plumbline/shared/contracts/interviews/interviews';
import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import { comingTime, isInterviewOver } from '@plumbline/shared/domain/interviews/interview-times';
import { MAX_INTERVIEW_DAYS } from '@plumbline/shared/options/jobs/interviews';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { now, nowIso } from '../../platform/clock.ts';
import { blockRequest } from '../../table/access/block.ts';
import { contactAccessRequest } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type InterviewItem, latestInterviewsOf, openInterviewsOfCompany } from '../../table/interviews/interview.ts';
import { type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { companyProfileRequest, type SeekerProfileItem, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { mayMeet } from '../visibility/party-gate.ts';
import { interviewView, siteAddress, siteZone } from './interview-page.ts';

/** The number of interviews that are looked at, also those that ended; older ones are over. */
const LATEST = 200;
/** The most interviews that a worker's list has. Each needs four items, and one batch reads a hundred. */
const MOST = 20;
/** The most interviews that a company's list has: five batches. */
const MOST_OF_COMPANY = 100;

/** An interview whose two sides may meet. */
type MeetableInterview = { interview: InterviewItem; job: JobItem; worker: SeekerProfileItem };

/** Returns the interviews whose two sides may meet, in their order. */
const meetable = async (interviews: readonly InterviewItem[]): Promise<MeetableInterview[]> => {
  const found = await batchGet(
    {
      workers: interviews.map(({ worker }) => seekerProfileRequest(worker)),
      jobs: interviews.map(({ job }) => jobRequest(job)),
      companies: interviews.map(({ company }) => companyProfileRequest(company)),
      blocks: interviews.map(({ worker, company }) => blockRequest(worker, company)),
      contactAccesses: interviews.map(({ worker, company }) => contactAccessRequest(company, worker)),
    },
    { consistent: false },
  );
  const results = interviews.map(async (interview, index): Promise<MeetableInterview[]> => {
    const { company, worker: seeker } = interview;
    const [job, worker] = [found.jobs[index], found.workers[index]];
    const parties = {
      ...{ company, seeker, profile: worker },
      companyProfile: found.companies[index],
      block: found.blocks[index],
      isConnected: Boolean(found.contactAccesses[index]),
    };
    if (!job || !worker || !(await mayMeet('interview', parties, { ignoresEntries: true }))) return [];
    return [{ interview, job, worker }];
  });
  return (await Promise.all(results)).flat();
};

const jobFacts = async (job: JobItem) => ({
  job: { id: job.id, name: job.name },
  timeZone: await siteZone(job),
  site: siteAddress(job),
});

/** Returns the latest interviews that a worker can open and has still to answer or to attend, in two requests. */
export const listOpenInterviews = async (worker: string) => {
  const { items } = await latestInterviewsOf(worker, { limit: LATEST });
  const open = items.filter((interview) => !isInterviewOver(interview, nowIso())).slice(0, MOST);
  const found = open.length ? await meetable(open) : [];
  return Promise.all(
    found.map(async ({ interview, job }) => ({
      ...(await jobFacts(job)),
      company: { id: job.company, name: job.companyName },
      interview: interviewView(interview),
    })),
  );
};

/**
 * Returns the interviews that a company has still to answer or to attend, earliest first, at most `limit`, and the
 * number of all of them. Times are at most `MAX_INTERVIEW_DAYS` after the change that stored them, so older items
 * aren't read.
 */
export const listCompanyInterviews = async (
  company: string,
  { limit = MOST_OF_COMPANY }: { limit?: number } = {},
): Promise<{ results: CompanyInterview[]; total: number }> => {
  const since = new Date(now().getTime() - (MAX_INTERVIEW_DAYS + 1) * DAY_MS).toISOString();
  const items = await openInterviewsOfCompany(company, { since });
  const timeOf = (interview: InterviewItem) => comingTime(interview, nowIso());
  const coming = items
    .filter((interview) => !isInterviewOver(interview, nowIso()))
    .sort((a, b) => timeOf(a).localeCompare(timeOf(b)))
    .slice(0, MOST_OF_COMPANY);
  const found = coming.length ? await meetable(coming) : [];
  const results = await Promise.all(
    found.slice(0, limit).map(async ({ interview, job, worker }) => ({
      ...(await jobFacts(job)),
      worker: { id: worker.id, name: maskName(worker.id, worker, true) },
      interview: interviewView(interview),
    })),
  );
  return { results, total: found.length };
};
