/** The kinds of position a job offers and a seeker looks for [CON-01]. */
export const positionTypes = ['Internship', 'Part-Time', 'Training Apprenticeship', 'Full-Time'] as const;
export type PositionType = (typeof positionTypes)[number];

/** The same for pickers: the most frequent choices come first. */
export const positionTypesByDemand = [
  'Full-Time',
  'Part-Time',
  'Training Apprenticeship',
  'Internship',
] as const satisfies readonly PositionType[];

/** Preselected in the apprenticeship search [SEE-11]. */
export const APPRENTICESHIP: PositionType = 'Training Apprenticeship';
