import { isInterviewOver } from '@plumbline/shared/domain/interviews/interview-times';
import { nowIso } from '../../platform/clock.ts';
import { blockRequest } from '../../table/access/block.ts';
import { contactAccessRequest } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { latestInterviewsOf } from '../../table/interviews/interview.ts';
import { jobRequest } from '../../table/jobs/job.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { mayMeet } from '../visibility/party-gate.ts';
import { interviewView, siteZone } from './interview-page.ts';

/** The number of interviews that are looked at, also those that ended; older ones are over. */
const LATEST = 200;
/** The most interviews that are listed. Each needs four items, and one batch reads a hundred. */
const MOST = 20;

/** Returns the latest interviews that a worker can open and has still to answer or to attend, in two requests. */
export const listOpenInterviews = async (worker: string) => {
  const { items } = await latestInterviewsOf(worker, { limit: LATEST });
  const open = items.filter((interview) => !isInterviewOver(interview, nowIso())).slice(0, MOST);
  if (!open.length) return [];
  const found = await batchGet(
    {
      workers: [seekerProfileRequest(worker)],
      jobs: open.map(({ job }) => jobRequest(job)),
      companies: open.map(({ company }) => companyProfileRequest(company)),
      blocks: open.map(({ company }) => blockRequest(worker, company)),
      contactAccesses: open.map(({ company }) => contactAccessRequest(company, worker)),
    },
    { consistent: false },
  );
  const results = open.map(async (interview, index) => {
    const job = found.jobs[index];
    const parties = {
      company: interview.company,
      seeker: worker,
      profile: found.workers[0],
      companyProfile: found.companies[index],
      block: found.blocks[index],
      isConnected: Boolean(found.contactAccesses[index]),
    };
    if (!job || !(await mayMeet('interview', parties, { ignoresEntries: true }))) return [];
    return [
      {
        job: { id: job.id, name: job.name },
        company: { id: job.company, name: job.companyName },
        timeZone: await siteZone(job),
        interview: interviewView(interview),
      },
    ];
  });
  return (await Promise.all(results)).flat();
};
