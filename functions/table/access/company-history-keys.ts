import { indexPattern } from '../core/access-pattern.ts';

/**
 * Whom a company has opened and to whom it has sent a job stands next to its access lists, so that all of it is one
 * query; `kind` sorts among the states of entries.
 */
export const companyHistory = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'ACCESS#{kind}#{date}#{with}',
  finds: 'Whom a company has opened, or sent a job, by date',
});
