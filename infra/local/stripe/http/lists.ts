import { badParameter, noSuch } from './errors.ts';
import type { Params } from './params.ts';

export const LIST_FIELDS = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  created: 'any',
} as const;

export interface ListAnswer<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** Returns one page of rows that are already filtered and sorted newest first. */
export function listPage<T extends { id: string; created?: number }>(
  rows: T[],
  params: Params,
  url: string,
): ListAnswer<T> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1)
    throw badParameter('This value must be greater than or equal to 1.', 'limit', 'parameter_invalid_integer');
  if (limit > 100)
    throw badParameter(`This value must be less than or equal to 100 (it currently is '${limit}').`, 'limit');
  const matching = rows.filter((row) => wasCreatedWithin(row.created ?? 0, params));
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (before) {
    const end = requirePosition(matching, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: matching.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? requirePosition(matching, after, 'starting_after') + 1 : 0;
  const data = matching.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < matching.length, url };
}

function requirePosition(rows: { id: string }[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw noSuch('object', id, param);
  return position;
}

function wasCreatedWithin(created: number, params: Params): boolean {
  const range = params.hash('created');
  if (!range) return !params.has('created') || created === params.integer('created');
  const above = created > (range.integer('gt') ?? -1) && created >= (range.integer('gte') ?? 0);
  return above && created < (range.integer('lt') ?? Infinity) && created <= (range.integer('lte') ?? Infinity);
}
