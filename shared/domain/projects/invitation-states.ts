export const invitationStates = ['invited', 'seen', 'interested', 'declined', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

type InvitationMove = { from: InvitationState | 'none'; to: InvitationState };

/**
 * Every allowed move of an invitation to a project. There is one per company and project, so nothing leads back: who
 * declined can still ask to connect like anyone else.
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

/** Waits for an answer. */
export const isOpenInvitation = (state: InvitationState): boolean => canMoveInvitation(state, 'interested');
