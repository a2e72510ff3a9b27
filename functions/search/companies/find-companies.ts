import * as contract from '@plumbline/shared/contracts/search/companies';
import { operation } from '../../http/operation.ts';
import { companiesAround } from './companies-around.ts';

/** PRJ-31 */
export const findCompanies = operation(contract.findCompanies, ({ body, caller }) => {
  const { filters, ...around } = body;
  const { categories, ...rest } = filters;
  return companiesAround(around, { ...rest, products: categories, work: categories }, caller.profileId);
});
