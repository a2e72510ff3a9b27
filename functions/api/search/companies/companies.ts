import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/search/companies';
import { operation } from '../../../http/operation.ts';
import { type CompanyQuestion, companiesAround } from '../../../services/search/companies-around.ts';

type MongoFilters = RequestOf<typeof contract.searchCompanies>['body']['mongoFilters'];

const questionOf = ({ vendor, $or, qualifiedDesignations, industry }: MongoFilters): CompanyQuestion => ({
  vendor: vendor?.$exists,
  products: $or?.[0].tradesRelatedToProduct.$in ?? [],
  work: $or?.[1].selfPerformWorkCategories.$in ?? [],
  industry: industry?.$in ?? [],
  qualifiedDesignations: qualifiedDesignations?.$in ?? [],
});

/** Returns companies within a radius, filtered by plain fields and by the fixed set of `mongoFilters` [PRJ-30]. */
export const searchCompanies = operation(contract.searchCompanies, ({ body, caller }) => {
  const { filters, mongoFilters, page, limit } = body;
  return companiesAround({ ...filters, page, limit }, questionOf(mongoFilters), caller.profileId);
});

/** Returns companies within a radius, filtered by plain fields [PRJ-31]. */
export const findCompanies = operation(contract.findCompanies, ({ body, caller }) => {
  const { filters, ...around } = body;
  const { categories, ...rest } = filters;
  return companiesAround(around, { ...rest, products: categories, work: categories }, caller.profileId);
});
