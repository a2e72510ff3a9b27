const YEAR = 365;
/** Seven years with their leap days. */
const SEVEN_YEARS = 7 * YEAR + 2;

/** The kinds of data that are deleted this number of days after they were last written. */
export const limitedKinds = {
  views: 2 * YEAR,
  support: 2 * YEAR,
  reports: 2 * YEAR,
  purchases: SEVEN_YEARS,
  staff: SEVEN_YEARS,
} as const;

/** The entities of these kinds. They are in a file of their own, because every function loads it at its start. */
export const limitedEntities = {
  Activity: 'views',
  CompanyDay: 'views',
  CompanyEvent: 'views',
  JobView: 'views',
  PlanOpening: 'views',
  ProjectView: 'views',
  SupportRequest: 'support',
  OpenReport: 'reports',
  Report: 'reports',
  Signal: 'reports',
  Payment: 'purchases',
  PaymentListing: 'purchases',
  PaymentReport: 'purchases',
  StripeEvent: 'purchases',
  StaffTask: 'reports',
  AuditEntry: 'staff',
  StaffNote: 'staff',
} as const;

const kinds: Readonly<Record<string, keyof typeof limitedKinds>> = limitedEntities;

/** Returns the days after its last write at which an item of an entity is deleted; undefined without a limit. */
export const storedDays = (entity: string): number | undefined => {
  const kind = kinds[entity];
  return kind && limitedKinds[kind];
};
