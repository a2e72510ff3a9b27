import { describe, expect, it } from 'vitest';
import { canMoveJob, type JobState, jobMoves, jobState, jobStates } from './job-states.ts';

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

  it('moves as the table says and in no other way', () => {
    const allowed = new Set(jobMoves.map(({ from, to }) => `${from} > ${to}`));
    for (const from of jobStates) {
      for (const to of jobStates) {
        expect(canMoveJob(from, to), `${from} to ${to}`).toBe(from === to || allowed.has(`${from} > ${to}`));
      }
    }
  });

  it('stays ended: filled and inactive lead nowhere, and nothing becomes a draft again', () => {
    expect(jobMoves.filter(({ from }) => from === 'Filled' || from === 'Inactive')).toEqual([]);
    expect(jobMoves.filter(({ to }) => to === 'Not published')).toEqual([]);
  });
});
