export const projectStates = ['open', 'closed', 'deleted'] as const;
export type ProjectState = (typeof projectStates)[number];

/**
 * Every allowed move of a project. A closed project stays in its owner's list; a deleted one doesn't [PRJ-04, PRJ-05].
 */
const projectMoves: readonly { from: ProjectState; to: ProjectState }[] = [
  { from: 'open', to: 'closed' },
  { from: 'open', to: 'deleted' },
  { from: 'closed', to: 'deleted' },
];

export const canMoveProject = (from: ProjectState, to: ProjectState): boolean =>
  projectMoves.some((move) => move.from === from && move.to === to);

/** Returns the state of a project, from its dates. */
export const projectState = ({
  closedAt,
  deletedAt,
}: {
  closedAt?: string | undefined;
  deletedAt?: string | undefined;
}): ProjectState => (deletedAt ? 'deleted' : closedAt ? 'closed' : 'open');
