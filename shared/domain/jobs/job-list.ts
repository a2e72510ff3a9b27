import type { JobState } from './job-states.ts';

/** The filters of a company's list of jobs. */
export const jobListStates = ['all', 'active', 'paused', 'not-published', 'closed'] as const;
export type JobListState = (typeof jobListStates)[number];

/** The states of a job that each filter shows. `all` shows every state. */
export const statesShown: Record<Exclude<JobListState, 'all'>, readonly JobState[]> = {
  active: ['Active'],
  paused: ['Paused'],
  'not-published': ['Not published'],
  closed: ['Filled', 'Inactive'],
};

export const jobListSorts = ['newest', 'oldest', 'applicants'] as const;
export type JobListSort = (typeof jobListSorts)[number];
