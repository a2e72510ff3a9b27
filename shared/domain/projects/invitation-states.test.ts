import { describe, expect, it } from 'vitest';
import { canMoveInvitation, invitationStates, isOpenInvitation } from './invitation-states.ts';

describe('the states of an invitation', () => {
  it('lead from invited to one answer, and never back', () => {
    const moves = (['none', ...invitationStates] as const).flatMap((from) =>
      invitationStates.filter((to) => canMoveInvitation(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(moves).toEqual([
      'none > invited',
      'invited > seen',
      'invited > interested',
      'invited > declined',
      'invited > withdrawn',
      'seen > interested',
      'seen > declined',
      'seen > withdrawn',
    ]);
  });

  it('are pending until there is an answer', () => {
    expect(invitationStates.filter(isOpenInvitation)).toEqual(['invited', 'seen']);
  });
});
