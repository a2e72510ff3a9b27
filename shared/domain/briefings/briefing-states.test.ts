import { expect, it } from 'vitest';
import { briefingMoves, briefingState, briefingStates, briefingTable } from './briefing-states.ts';

const deletedAt = '2026-11-20T12:00:00.000Z';

it('[BRF-10] a briefing is accepted or rejected as its recipient answered, otherwise pending', () => {
  expect(briefingState({ published: true }, 'requested')).toBe('pending');
  expect(briefingState({ published: true }, 'granted')).toBe('accepted');
  expect(briefingState({ published: true }, 'rejected')).toBe('rejected');
});

it('a briefing is a draft until it is paid for, and withdrawn when it is deleted before the response', () => {
  expect(briefingState({ published: false }, undefined)).toBe('draft');
  expect(briefingState({ published: true, deletedAt }, undefined)).toBe('withdrawn');
  expect(briefingState({ published: true, deletedAt }, 'granted')).toBe('accepted');
  expect(briefingState({ published: true, deletedAt }, 'rejected')).toBe('rejected');
});

it('a briefing is answered once: no move leads from one answer to another', () => {
  for (const answered of ['accepted', 'rejected'] as const) {
    expect(new Set(Object.values(briefingTable[answered]))).toEqual(new Set([answered]));
  }
  for (const state of briefingStates)
    for (const move of ['accept', 'decline'] as const)
      expect(briefingTable[state][move] !== undefined).toBe(state === 'pending');
});

it('a briefing has exactly the listed moves for every state', () => {
  expect(Object.keys(briefingTable)).toEqual([...briefingStates]);
  for (const moves of Object.values(briefingTable))
    for (const move of Object.keys(moves)) expect(briefingMoves).toContain(move);
});
