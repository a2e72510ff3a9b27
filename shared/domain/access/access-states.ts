export const accessTypes = ['job', 'job-application', 'project'] as const;
export type AccessType = (typeof accessTypes)[number];

export const accessStates = ['requested', 'granted', 'rejected', 'withdrawn'] as const;
export type AccessState = (typeof accessStates)[number];

/** Asked for and not answered with no, or answered with yes. */
export const isOpenState = (state: AccessState): boolean => state === 'requested' || state === 'granted';

type AccessMove = { from: AccessState | 'none'; to: AccessState; onlyWhenEnded?: true };

/** Every allowed move of an access entry; any other is a conflict [APP-31]. */
export const accessMoves: readonly AccessMove[] = [
  { from: 'none', to: 'requested' },
  { from: 'none', to: 'rejected' },
  { from: 'requested', to: 'granted' },
  { from: 'requested', to: 'rejected' },
  { from: 'rejected', to: 'requested', onlyWhenEnded: true },
  // Who applied may think again, and again; a match who withdrew can be declined like any other.
  { from: 'requested', to: 'withdrawn' },
  { from: 'withdrawn', to: 'requested' },
  { from: 'withdrawn', to: 'rejected' },
];

/** Whether an entry may move; `ended` says that a rejection's seven days are over. */
export const canMoveAccess = (from: AccessState | 'none', to: AccessState, ended = false): boolean =>
  accessMoves.some((move) => move.from === from && move.to === to && (ended || !move.onlyWhenEnded));
