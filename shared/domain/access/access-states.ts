export const accessTypes = ['job', 'job-application', 'project'] as const;
export type AccessType = (typeof accessTypes)[number];

export const accessStates = ['requested', 'granted', 'rejected', 'withdrawn'] as const;
export type AccessState = (typeof accessStates)[number];

/** Returns whether an entry is requested or granted. */
export const isOpenState = (state: AccessState): boolean => state === 'requested' || state === 'granted';

type AccessMove = { from: AccessState | 'none'; to: AccessState; onlyWhenEnded?: true };

/** Every allowed move of an access entry. Any other move is a conflict [APP-31]. */
export const accessMoves: readonly AccessMove[] = [
  { from: 'none', to: 'requested' },
  { from: 'none', to: 'rejected' },
  { from: 'requested', to: 'granted' },
  { from: 'requested', to: 'rejected' },
  { from: 'rejected', to: 'requested', onlyWhenEnded: true },
  // An applicant can withdraw and apply again any number of times. The company can decline a match who withdrew.
  { from: 'requested', to: 'withdrawn' },
  { from: 'withdrawn', to: 'requested' },
  { from: 'withdrawn', to: 'rejected' },
];

/** Returns whether an entry can move. `ended` is true when the seven days of a rejection are over. */
export const canMoveAccess = (from: AccessState | 'none', to: AccessState, ended = false): boolean =>
  accessMoves.some((move) => move.from === from && move.to === to && (ended || !move.onlyWhenEnded));
