import type { Interview, InterviewPage } from '@plumbline/shared/contracts/interviews/interviews';
import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import type { InterviewSide } from '@plumbline/shared/domain/interviews/interview-states';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { ApiError } from '../../platform/errors.ts';
import { blockRequest } from '../../table/access/block.ts';
import { contactAccessRequest } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import type { Write } from '../../table/core/transact.ts';
import { type InterviewItem, interviewRequest } from '../../table/interviews/interview.ts';
import { type JobItem, jobRequest } from '../../table/jobs/job.ts';
import {
  type CompanyProfileItem,
  companyProfileRequest,
  type SeekerProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';
import type { Caller } from '../sessions/caller.ts';
import { checkParties } from '../visibility/party-gate.ts';

export type InterviewKey = { job: string; worker: string };

/** The items that an interview depends on. */
export type InterviewParties = {
  interview: InterviewItem | undefined;
  job: JobItem;
  company: CompanyProfileItem;
  worker: SeekerProfileItem;
  timeZone: string;
  /** The conditions that repeat the permission in the transaction of a move. */
  conditions: Write[];
};

/** Returns the time zone of a job's site. Old jobs don't store it, so only they load the ZIP table. */
export const siteZone = async ({ timeZone, zip }: Pick<JobItem, 'timeZone' | 'zip'>): Promise<string> => {
  if (timeZone) return timeZone;
  const { locateZip } = await import('@plumbline/shared/geography/zip-location');
  return locateZip(zip)?.timeZone ?? 'UTC';
};

/** Returns where the site of a job is, as far as the job says it: 'North gate, Warsaw, IN 46580'. */
export const siteAddress = ({ area, city, state, zip }: Pick<JobItem, 'area' | 'city' | 'state' | 'zip'>): string =>
  [area, [placeText({ city, state }), zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/**
 * Returns an interview with its two sides, in two requests; undefined while the two may not meet. The worker's contact
 * details must be open to the company, and neither account suspended or closed.
 */
export const readInterviewParties = async ({
  job: id,
  worker,
}: InterviewKey): Promise<InterviewParties | undefined> => {
  const { jobs } = await batchGet({ jobs: [jobRequest(id)] });
  const job = jobs[0];
  if (!job) return undefined;
  const found = await batchGet({
    interviews: [interviewRequest(id, worker)],
    companies: [companyProfileRequest(job.company)],
    workers: [seekerProfileRequest(worker)],
    blocks: [blockRequest(worker, job.company)],
    contactAccesses: [contactAccessRequest(job.company, worker)],
  });
  const [company, profile] = [found.companies[0], found.workers[0]];
  const permission = await checkParties(
    'interview',
    {
      company: job.company,
      seeker: worker,
      profile,
      companyProfile: company,
      block: found.blocks[0],
      isConnected: Boolean(found.contactAccesses[0]),
    },
    { ignoresEntries: true },
  );
  if (permission.refusal || !company || !profile) return undefined;
  const interview = found.interviews[0];
  return { interview, job, company, worker: profile, timeZone: await siteZone(job), conditions: permission.conditions };
};

/** An interview as one of its two sides reads it. */
export type OwnInterview = InterviewParties & { side: InterviewSide };

/** Returns an interview for one of its two sides. Throws `interview_not_found` for all others. */
export const requireOwnInterview = async (
  key: InterviewKey,
  { profileId }: Pick<Caller, 'profileId'>,
): Promise<OwnInterview> => {
  const parties = await readInterviewParties(key);
  const side = profileId === key.worker ? 'worker' : 'company';
  if (!parties || !profileId || (side === 'company' && parties.job.company !== profileId))
    throw new ApiError('interview_not_found');
  // Only the company starts an interview, so before that the worker learns nothing of the job here.
  if (side === 'worker' && !parties.interview) throw new ApiError('interview_not_found');
  return { ...parties, side };
};

export const interviewView = (interview: InterviewItem): Interview => {
  const { state, proposedBy, times, start, minutes, way, place, note, endedBy, reason, updatedAt } = interview;
  return {
    ...{ state, proposedBy, times, minutes, way, place, note, updatedAt },
    ...(start && state !== 'proposed' && { start }),
    ...(endedBy && { endedBy }),
    ...(reason && { reason }),
  };
};

/** Returns what both sides see. The worker's name is open to the company, because the two may meet. */
export const interviewPage = (
  { job, company, worker, timeZone }: InterviewParties,
  interview: InterviewItem | undefined,
): InterviewPage => ({
  job: { id: job.id, name: job.name },
  company: { id: company.id, name: company.name },
  worker: { id: worker.id, name: maskName(worker.id, worker, true) },
  timeZone,
  site: siteAddress(job),
  ...(interview && { interview: interviewView(interview) }),
});
