/** Classes of commercial driver's license [CON-05]. */
export const cdlClasses = ['A', 'B', 'C'] as const;
export type CdlClass = (typeof cdlClasses)[number];

/** OSHA outreach training [CON-18]. */
export const oshaCertifications = ['No', '10-hour', '30-hour'] as const;
export type OshaCertification = (typeof oshaCertifications)[number];

/** Military service [CON-06]. */
export const veteranStatuses = ['Active', 'Active Reserve', 'Retired'] as const;
export type VeteranStatus = (typeof veteranStatuses)[number];
