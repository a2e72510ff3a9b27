/** How far a company has come with an applicant. Answers are in the access entry, not here. */
export const applicantStages = ['new', 'contacted', 'interview', 'offer', 'hired'] as const;
export type ApplicantStage = (typeof applicantStages)[number];

/** Stages that a list can be narrowed to; new applicants have none. */
export const reachedStages = ['contacted', 'interview', 'offer', 'hired'] as const satisfies readonly ApplicantStage[];
export type ReachedStage = (typeof reachedStages)[number];

/**
 * Every allowed move. A stage may be left out and a mistake taken back; who was hired had an offer, so that taking a
 * hire back leads there.
 */
export const stageMoves: Readonly<Record<ApplicantStage, readonly ApplicantStage[]>> = {
  new: ['contacted', 'interview', 'offer', 'hired'],
  contacted: ['new', 'interview', 'offer', 'hired'],
  interview: ['new', 'contacted', 'offer', 'hired'],
  offer: ['new', 'contacted', 'interview', 'hired'],
  hired: ['offer'],
};

export const canMoveStage = (from: ApplicantStage, to: ApplicantStage): boolean =>
  from === to || stageMoves[from].includes(to);
