import type { Act } from '../acts.ts';
import { entriesEnd, type Interruption, jobEnds, otherWindow, seekerEnds } from './interruption.ts';

const decided = {
  profile_not_found: [...seekerEnds, 'suspend the company'],
  job_deleted: ['close the company'],
} as const satisfies Record<string, Act[]>;

/** Applications and briefings. */
export const applications: Interruption[] = [
  ...([[], ['apply', 'withdraw']] as Act[][]).map((before) => ({
    act: 'apply' as const,
    before,
    refused: {
      ...decided,
      request_exists: ['apply'] as Act[],
      company_blocked: ['block'] as Act[],
      job_not_found: ['take the job down'] as Act[],
      post_hidden: ['suspend the posts'] as Act[],
      job_deleted: [...jobEnds, 'close the company'] as Act[],
    },
  })),
  {
    act: 'withdraw',
    before: ['apply'],
    refused: {
      ...decided,
      application_withdrawn: ['withdraw', 'withdraw the entries'],
      request_answered: ['decline'],
      request_not_open: ['end the entries'],
    },
  },
  {
    act: 'stage',
    before: ['apply'],
    refused: { request_not_open: ['withdraw', 'decline', ...entriesEnd], request_changed: ['stage'] },
  },
  {
    act: 'accept the applicant',
    before: ['apply', 'deliver unlock'],
    refused: {
      ...decided,
      application_withdrawn: ['withdraw', 'block', 'withdraw the entries'],
      request_not_open: ['end the entries'],
      request_answered: ['decline', 'accept the applicant'],
      unlock_required: ['take the unlock back'],
    },
  },
  {
    act: 'decline',
    before: ['apply'],
    refused: {
      ...decided,
      request_answered: ['decline'],
      profile_not_found: ['withdraw', ...entriesEnd, ...seekerEnds, 'suspend the company'],
    },
  },
  // A match is declined whether the seeker has applied, withdrawn, or neither.
  {
    act: 'decline',
    before: ['match'],
    refused: {
      ...decided,
      request_answered: ['decline'],
      profile_not_found: ['decline the job', ...seekerEnds, 'suspend the company'],
    },
  },
  { act: 'decline', before: ['match', 'apply'], refused: { ...decided, request_answered: ['decline'] } },
  {
    act: 'send briefing',
    before: [],
    refused: {
      profile_not_found: ['block', 'hide', ...seekerEnds, 'suspend the company'],
      priority_access_taken: [otherWindow],
      post_hidden: ['suspend the posts'],
      job_deleted: ['delete briefing', 'close the company'],
    },
  },
  {
    act: 'accept briefing',
    before: ['send briefing'],
    refused: {
      ...decided,
      company_blocked: ['block'],
      request_answered: ['accept briefing', 'decline briefing', ...entriesEnd],
      post_hidden: ['suspend the posts'],
      job_deleted: ['delete briefing', 'close the company'],
    },
  },
  {
    act: 'decline briefing',
    before: ['send briefing'],
    refused: {
      ...decided,
      request_answered: ['accept briefing', 'decline briefing', ...entriesEnd],
      job_deleted: ['delete briefing', 'close the company'],
    },
  },
  // For every reader the entry was declined before it ended.
  {
    act: 'decline the job',
    before: ['match'],
    refused: { ...decided, request_answered: ['decline the job'], application_exists: ['apply'] },
    precedes: [...jobEnds, 'take the job down'],
  },
  { act: 'delete briefing', before: ['send briefing'], refused: { job_deleted: ['delete briefing'] } },
  { act: 'delete job', before: [], refused: { job_deleted: jobEnds } },
];
