import { describe, expect, it } from 'vitest';
import { canMoveJob, type JobState, jobState, jobStates } from './job-states.ts';

const at = '2026-11-22T12:00:00.000Z';

describe('a job', () => {
  it.each<[JobState, Parameters<typeof jobState>[0]]>([
    ['Not published', { published: false }],
    ['Active', { published: true, publishedAt: at }],
    ['Paused', { published: false, publishedAt: at }],
    ['Filled', { published: true, publishedAt: at, filledAt: at, deletedAt: at }],
    ['Inactive', { published: true, publishedAt: at, deletedAt: at }],
    ['Inactive', { published: false, deletedAt: at }],
  ])('[EMP-06] is %s', (state, job) => {
    expect(jobState(job)).toBe(state);
  });

  it('allows exactly these moves: an ended job stays ended, and nothing becomes a draft again', () => {
    const changes = jobStates.flatMap((from) =>
      jobStates.filter((to) => from !== to && canMoveJob(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(changes).toEqual([
      'Not published > Active',
      'Not published > Inactive',
      'Active > Paused',
      'Active > Filled',
      'Active > Inactive',
      'Paused > Active',
      'Paused > Filled',
      'Paused > Inactive',
    ]);
  });

  it.each(jobStates)('may stay %s', (state) => {
    expect(canMoveJob(state, state)).toBe(true);
  });
});
