import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { reasonFor } from '../../../services/jobs/applicants/match-reason.ts';
import { actionsOf } from '../../../services/jobs/applicants/seeker-row.ts';
import { mayMeet } from '../../../services/visibility/party-gate.ts';
import { accessEntryRequest, entriesBetween } from '../../../table/access/access-entry.ts';
import { blockRequest } from '../../../table/access/block.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { applicantStageRequest } from '../../../table/jobs/applicant-stage.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { sentJobRequest } from '../../../table/jobs/sent-job.ts';
import { matchRequest } from '../../../table/matching/match.ts';
import { readProducts } from '../../../table/payments/product.ts';
import { seekerProfileRequest } from '../../../table/profiles/profile.ts';

/** Returns the company's newest briefing to a seeker that has no answer yet. */
const pendingBriefing = async (company: string, seeker: string) => {
  const entries = await entriesBetween(seeker, company);
  const pending = entries.filter(({ type, state }) => type === 'job' && state === 'requested');
  const [newest] = pending.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return newest && { job: newest.subject, sentAt: newest.date };
};

/**
 * Returns what a company can do about a seeker, in three requests: their relation, the briefings, and the prices of the
 * ways to reach the seeker.
 */
export const getSeekerActions = operation(contract.getSeekerActions, async ({ query, caller }) => {
  const { jobId, profileId: seeker } = query;
  const company = caller.profileId;
  const relation = batchGet({
    jobs: [jobRequest(jobId)],
    profiles: [seekerProfileRequest(seeker)],
    entries: [accessEntryRequest({ owner: company, type: 'job-application', subject: jobId, other: seeker })],
    contactAccesses: [contactAccessRequest(company, seeker)],
    matches: [matchRequest(jobId, seeker)],
    sent: [sentJobRequest(company, seeker, jobId)],
    stages: [applicantStageRequest(jobId, seeker)],
    blocks: [blockRequest(seeker, company)],
  });
  const [found, pending] = await Promise.all([relation, pendingBriefing(company, seeker)]);
  const [job, profile, entry] = [found.jobs[0], found.profiles[0], found.entries[0]];
  const [contactAccess, match] = [found.contactAccesses[0], found.matches[0]];
  if (job?.company !== company) throw new ApiError('job_not_found');
  const parties = { company, seeker, profile, block: found.blocks[0], isConnected: Boolean(contactAccess) };
  if (!profile || !(await mayMeet('read profile', parties))) throw new ApiError('profile_not_found');

  const [unlock, send, briefing, priority] = await readProducts([
    unlockProduct(seekerTrades(profile.seeker)),
    'send_job_post_match',
    'candidate_job_briefing',
    'skilled_worker_priority_access',
  ]);
  const isFollowed = Boolean(contactAccess) || (entry && isOpenState(entry.state));
  return {
    actions: actionsOf(entry, contactAccess, match, found.sent[0]),
    ...(entry && { state: entry.state }),
    ...(isFollowed && { stage: found.stages[0]?.stage ?? ('new' as const) }),
    ...(entry?.answers && { answers: entry.answers }),
    ...(entry?.state === 'rejected' && { ends: entry.ends }),
    reason: reasonFor({ job, profile, entry, match }),
    ...(job.requiredLicenses?.length && { requiredLicenses: job.requiredLicenses }),
    unlock: { slug: unlock.slug, amount: unlock.amount },
    send: { amount: send.amount },
    briefing: { amount: briefing.amount, ...(pending && { pending }) },
    priority: { amount: priority.amount },
  };
});
