type Answers = {
  isVeteran?: boolean | undefined;
  veteranStatus?: string | undefined;
  validCdlLicense?: boolean | undefined;
  cdlClass?: string | undefined;
};

/**
 * A follow-up question is asked after an acceptance alone: its answer goes when the acceptance does [CON-05, CON-06].
 */
export const withoutStrayFollowUps = <T extends Answers>(answers: T): T => {
  const kept = { ...answers };
  if (!kept.isVeteran) delete kept.veteranStatus;
  if (!kept.validCdlLicense) delete kept.cdlClass;
  return kept;
};
