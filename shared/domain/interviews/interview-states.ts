export const interviewStates = ['proposed', 'agreed', 'declined', 'canceled'] as const;
export type InterviewState = (typeof interviewStates)[number];

export const interviewSides = ['company', 'worker'] as const;
export type InterviewSide = (typeof interviewSides)[number];

export const otherSide = (side: InterviewSide): InterviewSide => (side === 'company' ? 'worker' : 'company');

type InterviewMove = {
  from: InterviewState | 'none';
  to: InterviewState;
  /** The side that may make the move. `answering` is the side that didn't propose the times. */
  by: InterviewSide | 'either' | 'answering';
};

/**
 * Every allowed move of an interview. Only a company starts one. Each side can propose other times, which moves an
 * agreed interview, and cancel; the side that didn't propose picks a time or says that none works.
 */
const interviewMoves: readonly InterviewMove[] = [
  { from: 'none', to: 'proposed', by: 'company' },
  { from: 'declined', to: 'proposed', by: 'company' },
  { from: 'canceled', to: 'proposed', by: 'company' },
  { from: 'proposed', to: 'proposed', by: 'either' },
  { from: 'agreed', to: 'proposed', by: 'either' },
  { from: 'proposed', to: 'agreed', by: 'answering' },
  { from: 'proposed', to: 'declined', by: 'answering' },
  { from: 'proposed', to: 'canceled', by: 'either' },
  { from: 'agreed', to: 'canceled', by: 'either' },
];

export type ProposedInterview = { state: InterviewState; proposedBy: InterviewSide };

/** Returns whether a side may move an interview, or start one when there is none. */
export const canMoveInterview = (
  interview: ProposedInterview | undefined,
  to: InterviewState,
  side: InterviewSide,
): boolean => {
  const sides = ['either', side, ...(interview && interview.proposedBy !== side ? ['answering'] : [])];
  return interviewMoves.some(
    (move) => move.from === (interview?.state ?? 'none') && move.to === to && sides.includes(move.by),
  );
};

/** Returns whether the two still have something to answer or to attend. */
export const isOpenInterview = (state: InterviewState): boolean => state === 'proposed' || state === 'agreed';
