import { indexPattern } from '../core/access-pattern.ts';

/** Contact accesses, sent jobs and access entries of a company stand in one list. */
export const companyHistory = indexPattern('gsi4', {
  partition: 'PROFILE#{company}',
  sort: 'HISTORY#{date}#{with}',
  finds: 'What a company has to do with others, by date',
});
