import type { CompanyProfileItem } from '../profiles/profile.ts';

/** Whether the open jobs of a company may be read without an account. */
export const showsJobs = ({ closedAt }: CompanyProfileItem): boolean => closedAt === undefined;
