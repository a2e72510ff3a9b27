import * as z from 'zod';
import { briefingStates } from '../../domain/briefings/briefing-states.ts';
import { declineReasons } from '../../options/companies/decline-reasons.ts';
import { BRIEFINGS_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, pageQuery, requiredLine } from '../fields.ts';
import { companyOfJob, positionType } from '../jobs/job-form.ts';
import { pay } from '../jobs/pay.ts';

const state = z.enum(briefingStates);

const job = z.object({
  id,
  name: z.string(),
  type: positionType,
  compensation: z.string(),
  pay: pay.optional(),
  city: z.string(),
  state: z.string(),
  createdAt: isoDate,
  /** The day the job was sent or posted (YYYY-MM-DD) in the time zone of its ZIP Code. */
  postDate: z.iso.date().optional(),
  deletedAt: isoDate.optional(),
});

/** The job seeker who received a briefing. The name is masked until the contact details are open [BRF-09, BRF-12]. */
const recipient = z.object({
  id,
  name: z.string(),
  lastName: z.string().optional(),
  city: z.string(),
  state: z.string(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  phoneExtension: z.string().optional(),
  isOpen: z.boolean(),
});

/** A briefing as its company sees it. A declined one has the `reasons`, and the `reason` if the company may read it. */
export const sentBriefing = z.object({
  job,
  recipient,
  state,
  sentAt: isoDate.optional(),
  answeredAt: isoDate.optional(),
  reasons: z.array(z.enum(declineReasons)).optional(),
  reason: z.string().optional(),
});
export type SentBriefing = z.output<typeof sentBriefing>;

export const listBriefings = defineEndpoint({
  group: 'access',
  name: 'listBriefings',
  method: 'GET',
  path: '/api/jobs/list/briefings',
  auth: 'company',
  budget: 'list',
  query: z.object(pageQuery(BRIEFINGS_PAGE_SIZE, 30)),
  response: z.object({ results: z.array(sentBriefing), total: z.int() }),
  summary: "Lists the own company's briefings with their answers, newest first",
});

export const getBriefing = defineEndpoint({
  group: 'access',
  name: 'getBriefing',
  method: 'GET',
  path: '/api/jobs/{id}/briefing',
  auth: 'company',
  params: byId,
  response: sentBriefing,
  errors: ['job_not_found'],
  summary: 'Reads one of the own briefings with its answer',
});

export const sendBriefing = defineEndpoint({
  group: 'access',
  name: 'sendBriefing',
  method: 'POST',
  path: '/api/profile/{userId}/briefing',
  auth: 'company',
  budget: 'mail',
  params: z.object({ userId: id }),
  body: z.object({
    /** The company's name as the caller displays it. The briefing itself carries the stored name. */
    company: requiredLine(120),
    jobBriefing: id,
    userId: id,
  }),
  response: z.object({ job: id, profile: id, state, date: isoDate }),
  errors: [
    'invalid_value',
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'post_hidden',
    'not_a_briefing',
    'briefing_unpaid',
    'briefing_taken',
    'priority_access_taken',
    'request_changed',
  ],
  summary: 'Sends a paid briefing to job seeker {userId}, once; what was sent before answers where it stands',
});

const receivedTypes = ['briefing', 'sent-job-post'] as const;

const receivedJob = z.object({
  type: z.enum(receivedTypes),
  job: job.extend({ company: companyOfJob.pick({ id: true, name: true }) }),
  date: isoDate,
  /** The state of a briefing; absent for a job post. */
  state: state.optional(),
  answeredAt: isoDate.optional(),
});
export type ReceivedJob = z.output<typeof receivedJob>;

export const listJobsReceived = defineEndpoint({
  group: 'access',
  name: 'listJobsReceived',
  method: 'POST',
  path: '/api/profile/job-seeker/jobs-received',
  auth: 'seeker',
  budget: 'list',
  body: z.object({ ...pageQuery(BRIEFINGS_PAGE_SIZE, 50), type: z.enum(receivedTypes).optional() }),
  response: z.object({ results: z.array(receivedJob), total: z.int() }),
  summary: 'Lists the jobs and briefings that companies sent to the caller, newest first',
});
