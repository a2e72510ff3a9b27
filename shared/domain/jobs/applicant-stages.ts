/** The stages of an applicant in a company's hiring process. The company's answer is in the access entry instead. */
export const applicantStages = ['new', 'contacted', 'interview', 'offer', 'hired'] as const;
export type ApplicantStage = (typeof applicantStages)[number];

/** The stages that a company can filter the list by; there is no filter for new applicants. */
export const reachedStages = ['contacted', 'interview', 'offer', 'hired'] as const satisfies readonly ApplicantStage[];
export type ReachedStage = (typeof reachedStages)[number];

/** Every allowed move. The company can skip a stage and move back. A hired applicant moves back to the offer only. */
export const stageMoves: Readonly<Record<ApplicantStage, readonly ApplicantStage[]>> = {
  new: ['contacted', 'interview', 'offer', 'hired'],
  contacted: ['new', 'interview', 'offer', 'hired'],
  interview: ['new', 'contacted', 'offer', 'hired'],
  offer: ['new', 'contacted', 'interview', 'hired'],
  hired: ['offer'],
};

export const canMoveStage = (from: ApplicantStage, to: ApplicantStage): boolean =>
  from === to || stageMoves[from].includes(to);
