/** Types of project [PRJ-09]. */
export const projectTypes = [
  'New Construction',
  'Renovation',
  'Tenant Improvement',
  'Addition',
  'Repair & Maintenance',
  'Demolition',
  'Infrastructure',
  'Other',
] as const;
export type ProjectType = (typeof projectTypes)[number];
