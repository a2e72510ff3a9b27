/** Classes of commercial driver's license [CON-05]. */
export const cdlClasses = ['A', 'B', 'C'] as const;
export type CdlClass = (typeof cdlClasses)[number];

/** Endorsements of a commercial driver's license: hazmat, tank, passengers, school bus, doubles, hazmat with tank. */
export const cdlEndorsements = ['H', 'N', 'P', 'S', 'T', 'X'] as const;
export type CdlEndorsement = (typeof cdlEndorsements)[number];

/** Types of the EPA's certificate for refrigerants (section 608). */
export const epaTypes = ['Type I', 'Type II', 'Type III', 'Universal'] as const;

/**
 * Classes of state electrical licenses below and next to the journeyman and master licenses, which have their own
 * kinds.
 */
export const electricalClasses = [
  'Apprentice or trainee',
  'Residential wireman',
  'Limited energy',
  'Maintenance electrician',
  'Sign electrician',
  'Solar installer',
] as const;

/** OSHA outreach training [CON-18]. */
export const oshaCertifications = ['No', '10-hour', '30-hour'] as const;
export type OshaCertification = (typeof oshaCertifications)[number];

/** Military service [CON-06]. */
export const veteranStatuses = ['Active', 'Active Reserve', 'Retired'] as const;
export type VeteranStatus = (typeof veteranStatuses)[number];
