/** The distance from its ZIP Code within which a company works [CON-09]. */
export const workRadii = ['0-50mi', '0-100mi', '0-200mi+'] as const;
export type WorkRadius = (typeof workRadii)[number];

/** Industry of work performed [CON-10]. */
export const industries = ['Residential', 'Commercial', 'Industrial', 'Civil/Highway'] as const;
export type Industry = (typeof industries)[number];

/** Number of employees [CON-11]. */
export const employeeCounts = ['1 - 5', '5 - 20', '20 - 50', '50 - 100', '100+'] as const;
export type EmployeeCount = (typeof employeeCounts)[number];

/** Payment processing time [CON-12]. */
export const paymentTerms = ['Net 15', 'Net 30', 'Net 60', 'Net 90+'] as const;
export type PaymentTerm = (typeof paymentTerms)[number];

/** Diverse business designations [CON-13]. */
export const designations = ['Minority (MBE)', 'Veteran (VBE)', 'Women (WBE)', 'Disability (DOBE)'] as const;
export type Designation = (typeof designations)[number];

/** Annual volume of completed projects [CON-14]. */
export const projectVolumes = ['$0-$1M', '$1M-$5M', '$5M-$25M', '$25M+'] as const;
export type ProjectVolume = (typeof projectVolumes)[number];

/** The kinds of labor that a company works with [CON-15]. */
export const laborKinds = ['Subcontracted Labor', 'Employee Labor', 'Both'] as const;
export type LaborKind = (typeof laborKinds)[number];

const radiusMiles: Record<WorkRadius, number> = {
  '0-50mi': 50,
  '0-100mi': 100,
  // The option has no upper bound. The continental United States is less than 3000 miles wide.
  '0-200mi+': 3000,
};

/** Returns a work radius in miles. */
export const workRadiusMiles = (radius: WorkRadius): number => radiusMiles[radius];
