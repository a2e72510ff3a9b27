import * as contract from '@plumbline/shared/contracts/search/companies';
import { operation } from '../../../http/operation.ts';
import { companiesAround } from '../../../services/search/companies-around.ts';

/** Companies within a radius, filtered by the plain fields [PRJ-31]. */
export const findCompanies = operation(contract.findCompanies, ({ body, caller }) => {
  const { filters, ...around } = body;
  const { categories, ...rest } = filters;
  return companiesAround(around, { ...rest, products: categories, work: categories }, caller.profileId);
});
