/** The states of a support request. A reply makes it answered; it can be closed without one. */
export const requestStates = ['open', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

type RequestMove = { from: RequestState; to: RequestState };

/** Every allowed move. An answered request can be answered again. A closed one must be reopened first. */
export const requestMoves: readonly RequestMove[] = [
  { from: 'open', to: 'answered' },
  { from: 'open', to: 'closed' },
  { from: 'answered', to: 'answered' },
  { from: 'answered', to: 'closed' },
  { from: 'answered', to: 'open' },
  { from: 'closed', to: 'open' },
];

export const canMoveRequest = (from: RequestState, to: RequestState): boolean =>
  requestMoves.some((move) => move.from === from && move.to === to);
