import { indexPattern } from '../core/access-pattern.ts';

/** Contact accesses and sent jobs of a company stand in one list. */
export const companyHistory = indexPattern('gsi4', {
  partition: 'PROFILE#{company}',
  sort: 'HISTORY#{date}#{with}',
  finds: 'Whom a company has opened or sent a job, by date',
});
