/** What an account is for (A: account kinds). */
export const accountKinds = ['candidate', 'provider', 'vendor', 'educational'] as const;
export type AccountKind = (typeof accountKinds)[number];
/** All kinds of accounts except job seekers. */
export const companyKinds = ['provider', 'vendor', 'educational'] as const satisfies readonly AccountKind[];

/** An account's state in the staff's lists: a company is active or closed, a job seeker active or hidden. */
export const accountStatuses = ['active', 'hidden', 'closed', 'suspended'] as const;

/** The staff's two lists of accounts. */
export const accountGroups = ['companies', 'jobSeekers'] as const;
