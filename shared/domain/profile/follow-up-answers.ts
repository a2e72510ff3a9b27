type Answers = {
  isVeteran?: boolean | undefined;
  veteranStatus?: string | undefined;
  validCdlLicense?: boolean | undefined;
  cdlClass?: string | undefined;
};

/** A follow-up question is asked after a yes alone: its answer goes when the yes does [CON-05, CON-06]. */
export const withoutStrayFollowUps = <T extends Answers>(answers: T): T => {
  const kept = { ...answers };
  if (!kept.isVeteran) delete kept.veteranStatus;
  if (!kept.validCdlLicense) delete kept.cdlClass;
  return kept;
};
