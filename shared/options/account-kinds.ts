/** The kinds of accounts. `candidate` is a job seeker and `educational` a school. */
export const accountKinds = ['candidate', 'provider', 'vendor', 'educational'] as const;
export type AccountKind = (typeof accountKinds)[number];
/** All kinds of accounts except job seekers. */
export const companyKinds = ['provider', 'vendor', 'educational'] as const satisfies readonly AccountKind[];

/**
 * The states of an account in the staff's lists. A company is active, closed or suspended; a job seeker is active,
 * hidden or suspended.
 */
export const accountStatuses = ['active', 'hidden', 'closed', 'suspended'] as const;

/** The staff's two lists of accounts. */
export const accountGroups = ['companies', 'jobSeekers'] as const;
