import { deliveries } from './deliveries.ts';
import { type Choice, steps } from './transitions.ts';

const choice: Choice = { seeker: 0, subject: 0, stage: 'interview' };
// Accepting is among the deliveries, without the unlock that the step of that name begins with.
const { 'wait eight days': _, accept: __, ...untimed } = steps;

/** Everything that can happen between the company, the first seeker and the other company. */
export const acts = {
  ...(Object.fromEntries(Object.entries(untimed).map(([name, step]) => [name, () => step(choice)])) as Record<
    keyof typeof untimed,
    () => Promise<unknown>
  >),
  ...deliveries,
};
export type Act = keyof typeof acts;

const aboutProjects: readonly Act[] = [
  'ask to join',
  'connect',
  'decline to connect',
  'invite',
  'decline invitation',
  'close project',
  'delete project',
  'end the interest',
  'close the other company',
];
const aboutTheCompany: readonly Act[] = [
  'suspend the company',
  'reinstate the company',
  'close the company',
  'suspend the posts',
];

/** The acts that have something to do with an act: those about the seeker, or those about projects. */
export const actsAround = (act: Act): Act[] =>
  (Object.keys(acts) as Act[]).filter(
    (other) => aboutTheCompany.includes(other) || aboutProjects.includes(other) === aboutProjects.includes(act),
  );

export type Interruption = {
  act: Act;
  /** What has happened before. */
  before: Act[];
  /** The acts that refuse it when they come in between, by the code of the error. All others let it be done. */
  refused: Readonly<Record<string, Act[]>>;
  /** The acts that it comes before, although they come in between: nothing that they change is its business any more. */
  precedes?: Act[];
};

/** The end of the seeker's account, the company's, or the other company's. */
const seekerEnds: Act[] = ['suspend', 'delete account'];
const companyEnds: Act[] = ['suspend the company', 'close the company'];
const otherWindow: Act = 'deliver priority access to another company';
const jobEnds: Act[] = ['delete job', 'fill the job'];
/** What follows a block, and the end of the seeker's account. */
const entriesEnd: Act[] = ['withdraw the entries', 'end the entries'];

/** A purchase that can't be delivered is refunded. */
const undeliverable = (...acts: Act[]) => ({
  'nothing to do': [...seekerEnds, ...companyEnds, 'block', ...acts] as Act[],
});
const projectEnds = {
  request_changed: ['suspend the posts'],
  project_closed: ['close project', 'close the company', 'close the other company'],
  project_deleted: ['delete project'],
  profile_not_found: ['suspend the company'],
} as const satisfies Record<string, Act[]>;
const decided = {
  profile_not_found: [...seekerEnds, 'suspend the company'],
  job_deleted: ['close the company'],
} as const satisfies Record<string, Act[]>;

/** Written by hand: what may come between the reads of an act and its transaction, and what it does to the act. */
export const interruptions: Interruption[] = [
  ...([[], ['apply', 'withdraw']] as Act[][]).map((before) => ({
    act: 'apply' as const,
    before,
    refused: {
      ...decided,
      request_exists: ['apply'] as Act[],
      company_blocked: ['block'] as Act[],
      job_not_found: ['take the job down'] as Act[],
      request_changed: ['suspend the posts'] as Act[],
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
  // A match is declined whether it has applied, and withdrawn, or not.
  { act: 'decline', before: ['match'], refused: { ...decided, request_answered: ['decline'] } },
  { act: 'decline', before: ['match', 'apply'], refused: { ...decided, request_answered: ['decline'] } },
  {
    act: 'send briefing',
    before: [],
    refused: {
      profile_not_found: ['block', 'hide', ...seekerEnds, 'suspend the company'],
      priority_access_taken: [otherWindow],
      request_changed: ['suspend the posts'],
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
      request_changed: ['suspend the posts'],
      job_deleted: ['delete briefing', 'close the company'],
    },
  },
  {
    act: 'decline briefing',
    before: ['send briefing'],
    refused: {
      ...decided,
      request_answered: ['accept briefing', 'decline briefing', ...entriesEnd],
      request_changed: ['suspend the posts'],
      job_deleted: ['delete briefing', 'close the company'],
    },
  },
  { act: 'delete briefing', before: ['send briefing'], refused: { job_deleted: ['delete briefing'] } },
  { act: 'delete job', before: [], refused: { job_deleted: jobEnds } },
  { act: 'block', before: [], refused: {} },
  // A save of the profile, which undoes neither a suspension nor a priority window.
  { act: 'hide', before: ['train'], refused: {} },
  {
    act: 'ask to join',
    before: [],
    refused: { ...projectEnds, request_exists: ['ask to join'], interest_over: ['end the interest'] },
  },
  {
    act: 'ask to join',
    before: ['invite'],
    refused: {
      ...projectEnds,
      request_exists: ['ask to join'],
      request_declined: ['decline to connect'],
      interest_over: ['end the interest'],
    },
  },
  {
    act: 'connect',
    before: ['ask to join'],
    refused: { ...projectEnds, request_answered: ['connect', 'decline to connect'] },
  },
  {
    act: 'decline to connect',
    before: ['ask to join'],
    refused: {
      profile_not_found: ['suspend the company'],
      project_closed: ['close the company', 'close the other company'],
      request_answered: ['connect', 'decline to connect'],
    },
  },
  {
    act: 'decline to connect',
    before: ['invite'],
    refused: {
      profile_not_found: ['suspend the company'],
      project_closed: ['close the company', 'close the other company'],
      request_answered: ['ask to join', 'decline to connect'],
    },
  },
  {
    act: 'invite',
    before: [],
    refused: {
      ...projectEnds,
      request_exists: ['ask to join'],
      invitation_exists: ['invite'],
      interest_over: ['end the interest'],
    },
  },
  {
    act: 'decline invitation',
    before: ['invite'],
    refused: { ...projectEnds, invitation_answered: ['ask to join', 'decline to connect', 'decline invitation'] },
  },
  {
    act: 'close project',
    before: [],
    refused: { project_closed: ['close project'], project_deleted: ['delete project'] },
  },
  { act: 'deliver unlock', before: ['train'], refused: undeliverable('hide', otherWindow, 'deliver unlock') },
  // Accepted, and refunded after that.
  {
    act: 'deliver unlock',
    before: ['train', 'apply', 'deliver unlock', 'accept the applicant', 'take the unlock back', 'hide'],
    refused: undeliverable('deliver unlock'),
  },
  // A hidden seeker, or one in another company's window, is known by the application alone.
  ...(['hide', otherWindow] as Act[]).map((hidden) => ({
    act: 'deliver unlock' as const,
    before: ['train', 'apply', hidden] as Act[],
    refused: undeliverable('withdraw', 'decline', ...entriesEnd, 'deliver unlock'),
  })),
  ...([[], ['apply', 'hide']] as Act[][]).map((before) => ({
    act: 'deliver sent job' as const,
    before: ['train', ...before] as Act[],
    refused: undeliverable(
      'deliver sent job',
      ...((before.length ? ['withdraw', 'decline', ...entriesEnd] : ['hide', otherWindow]) as Act[]),
    ),
    precedes: [...jobEnds, 'take the job down', 'suspend the posts'] as Act[],
  })),
  // In another company's window a seeker whose details are open stays known.
  {
    act: 'deliver sent job',
    before: ['train', 'deliver unlock', otherWindow],
    refused: undeliverable('hide', 'take the unlock back', 'deliver sent job'),
    precedes: [...jobEnds, 'take the job down', 'suspend the posts'],
  },
  {
    act: 'deliver priority access',
    before: ['train'],
    refused: undeliverable('hide', otherWindow, 'deliver priority access'),
  },
  {
    act: 'deliver briefing',
    before: ['train', 'write briefing'],
    refused: undeliverable('hide', otherWindow, 'deliver briefing', 'delete the draft'),
  },
  {
    act: 'deliver briefing',
    before: ['train', 'write briefing', 'apply', 'hide'],
    refused: undeliverable('withdraw', 'decline', ...entriesEnd, 'deliver briefing', 'delete the draft'),
  },
  {
    act: 'deliver posting',
    before: ['write posting'],
    refused: { 'nothing to do': [...companyEnds, 'deliver posting', 'delete the draft'] },
  },
  { act: 'take the unlock back', before: ['deliver unlock'], refused: { 'nothing to do': ['take the unlock back'] } },
  {
    act: 'take priority access back',
    before: ['train', 'deliver priority access'],
    refused: { 'nothing to do': ['take priority access back'] },
  },
  {
    act: 'write to the seeker',
    before: ['deliver unlock', 'apply', 'accept the applicant'],
    refused: {
      conversation_closed: ['block', ...seekerEnds],
      conversation_not_found: ['take the unlock back'],
      request_changed: companyEnds,
    },
  },
  {
    act: 'write to the company',
    before: ['deliver unlock', 'apply', 'accept the applicant'],
    refused: {
      conversation_closed: ['block', ...companyEnds],
      conversation_not_found: ['take the unlock back'],
      request_changed: seekerEnds,
    },
  },
  // What follows a block, or the end of an account: an answer that came meanwhile stands.
  { act: 'withdraw the entries', before: ['apply', 'block'], refused: {} },
  { act: 'withdraw the entries', before: ['send briefing', 'block'], refused: {} },
  // What is asked after the list of entries was read is left alone. Who has deleted the account asks nothing.
  { act: 'end the entries', before: ['apply'], refused: {}, precedes: ['send briefing', 'decline briefing'] },
  { act: 'end the entries', before: ['send briefing'], refused: {}, precedes: ['apply'] },
  { act: 'delete account', before: ['apply'], refused: { user_not_found: ['delete account'] } },
  { act: 'close the company', before: [], refused: { user_not_found: ['close the company'] } },
];
