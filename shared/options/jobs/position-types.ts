/** The types of positions that jobs offer and job seekers look for [CON-01]. */
export const positionTypes = ['Internship', 'Part-Time', 'Training Apprenticeship', 'Full-Time'] as const;
export type PositionType = (typeof positionTypes)[number];

/** The types of positions for pickers, the most frequent choices first. */
export const positionTypesByDemand = [
  'Full-Time',
  'Part-Time',
  'Training Apprenticeship',
  'Internship',
] as const satisfies readonly PositionType[];

/** The type that is preselected in the apprenticeship search [SEE-11]. */
export const APPRENTICESHIP: PositionType = 'Training Apprenticeship';
