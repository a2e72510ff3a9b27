import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { searchWorkers } from '@plumbline/shared/contracts/search/workers';
import {
  bitsOfPositions,
  isLicensedEntry,
  ratingOfLevel,
  type SeekerNearby,
  seeksPosition,
} from '../../table/search/search-entries.ts';
import { highestFirst } from '../../table/search/search-order.ts';

type Filters = RequestOf<typeof searchWorkers>['body']['filters'];

/** The facts of a worker that a company filters by. */
export type FilteredFacts = Pick<SeekerNearby['facts'], 'positions' | 'traits'>;

/** Returns a function that tests a worker near a place against the filters of a company. */
export const fitsFilters =
  ({ positionTypes: types = [], rating, validDriversLicense: licensed }: Partial<Filters>) =>
  ({ facts, level }: { facts: FilteredFacts; level: number }): boolean =>
    (types.length === 0 || seeksPosition(facts.positions, bitsOfPositions(types))) &&
    (rating === undefined || (ratingOfLevel(level) ?? -1) >= rating) &&
    (!licensed || isLicensedEntry(facts.traits));

export const bestRatedFirst = highestFirst(({ level }: Pick<SeekerNearby, 'level'>) => String(level));
