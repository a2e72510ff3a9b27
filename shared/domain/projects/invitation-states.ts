export const invitationStates = ['invited', 'seen', 'interested', 'declined', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

type InvitationMove = { from: InvitationState | 'none'; to: InvitationState };

/**
 * Every allowed move of an invitation to a project. A company gets one invitation to a project, so no move leads back.
 * A company that declined can still ask to connect.
 */
const invitationMoves: readonly InvitationMove[] = [
  { from: 'none', to: 'invited' },
  { from: 'invited', to: 'seen' },
  { from: 'invited', to: 'interested' },
  { from: 'invited', to: 'declined' },
  { from: 'invited', to: 'withdrawn' },
  { from: 'seen', to: 'interested' },
  { from: 'seen', to: 'declined' },
  { from: 'seen', to: 'withdrawn' },
];

export const canMoveInvitation = (from: InvitationState | 'none', to: InvitationState): boolean =>
  invitationMoves.some((move) => move.from === from && move.to === to);

/** Returns whether an invitation is unanswered. */
export const isOpenInvitation = (state: InvitationState): boolean => canMoveInvitation(state, 'interested');
