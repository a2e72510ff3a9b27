import { indexPattern } from '../core/access-pattern.ts';

/**
 * A company's opened contact details and sent jobs have index keys next to those of its access lists, so that one query
 * reads all of them. `kind` takes the place of an entry's state.
 */
export const companyHistory = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'ACCESS#{kind}#{date}#{with}',
  finds: 'Whom a company has opened, or sent a job, by date',
});
