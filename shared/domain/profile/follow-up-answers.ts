type Answers = {
  isVeteran?: boolean | undefined;
  veteranStatus?: string | undefined;
  validCdlLicense?: boolean | undefined;
  cdlClass?: string | undefined;
};

/** Removes the answer to a follow-up question unless the first question was answered with yes [CON-05, CON-06]. */
export const withoutStrayFollowUps = <T extends Answers>(answers: T): T => {
  const kept = { ...answers };
  if (!kept.isVeteran) delete kept.veteranStatus;
  if (!kept.validCdlLicense) delete kept.cdlClass;
  return kept;
};
