import { bestOfEachTrade } from '@plumbline/shared/domain/trades/best-of-each-trade';
import { resolveTrade, resolveTrades } from '@plumbline/shared/domain/trades/resolve-trade';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import type { Migration } from './migration.ts';

const lists = new Set([
  'tradeCategories',
  'formalTrainingCategories',
  'tradesRelatedToProduct',
  'selfPerformWorkCategories',
  'employeeSkillsNeeded',
  'tradesTaught',
  'contractorTradeCategories',
  'vendorTradeCategories',
]);

type RatedTrade = { category: string; rating: number };
const isText = (value: unknown): value is string => typeof value === 'string';
const isRated = (value: unknown): value is RatedTrade =>
  typeof value === 'object' && value !== null && 'category' in value && isText(value.category) && 'rating' in value;

/**
 * Returns an attribute's value with its trades replaced by their names in the list; unchanged if they have these names.
 */
const resolved = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) {
    if (lists.has(name) && value.every(isText)) return resolveTrades(value);
    if (name === 'handsOnExperiences' && value.every(isRated))
      return bestOfEachTrade(value.map((each) => ({ ...each, category: resolveTrade(each.category) })));
    return value;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(key, part)]));
};

const changesOf = (item: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(item)
      .map(([name, value]) => [name, resolved(name, value)] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(item[name])),
  );

/**
 * Until 0.3.0 a word such as 'plumber' was stored as typed and matched nothing. This migration replaces it by the trade
 * that it means in jobs, profiles and projects, and the projector updates their search entries and matches. Saved
 * searches are converted when they are read.
 */
export const tradesByName: Migration = {
  number: '0006',
  description: 'Stores trades by their names in the list instead of by synonyms',
  entities: ['SeekerProfile', 'CompanyProfile', 'Job', 'Project'],
  check: (item) => Object.keys(changesOf(item)).length === 0,
  up: changesOf,
};
