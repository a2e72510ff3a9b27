import type { Act } from '../acts.ts';
import type { Interruption } from './interruption.ts';

const projectEnds = {
  post_hidden: ['suspend the posts'],
  project_closed: ['close project', 'close the company', 'close the other company'],
  project_deleted: ['delete project'],
  profile_not_found: ['suspend the company'],
} as const satisfies Record<string, Act[]>;
/** Requests and invitations to join a project. */
export const projects: Interruption[] = [
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
];
