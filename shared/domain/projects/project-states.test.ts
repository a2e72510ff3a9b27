import { describe, expect, it } from 'vitest';
import { canMoveProject, projectState, projectStates } from './project-states.ts';

describe('the states of a project', () => {
  it('lead from open to closed and deleted, and never back', () => {
    const moves = projectStates.flatMap((from) =>
      projectStates.filter((to) => canMoveProject(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(moves).toEqual(['open > closed', 'open > deleted', 'closed > deleted']);
  });

  it('are derived from its dates', () => {
    const at = '2026-11-22T00:00:00.000Z';
    expect(projectState({})).toBe('open');
    expect(projectState({ closedAt: at })).toBe('closed');
    expect(projectState({ closedAt: at, deletedAt: at })).toBe('deleted');
    expect(projectState({ deletedAt: at })).toBe('deleted');
  });
});
