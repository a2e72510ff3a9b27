export const projectStates = ['open', 'closed', 'deleted'] as const;
export type ProjectState = (typeof projectStates)[number];

/**
 * Every allowed move of a project: what is closed stays in the caller's list, what is deleted is gone [PRJ-04, PRJ-05].
 */
const projectMoves: readonly { from: ProjectState; to: ProjectState }[] = [
  { from: 'open', to: 'closed' },
  { from: 'open', to: 'deleted' },
  { from: 'closed', to: 'deleted' },
];

export const canMoveProject = (from: ProjectState, to: ProjectState): boolean =>
  projectMoves.some((move) => move.from === from && move.to === to);

/** The state of a project, from its dates. */
export const projectState = ({
  closedAt,
  deletedAt,
}: {
  closedAt?: string | undefined;
  deletedAt?: string | undefined;
}): ProjectState => (deletedAt ? 'deleted' : closedAt ? 'closed' : 'open');
