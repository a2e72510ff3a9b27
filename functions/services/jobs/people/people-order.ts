import type { MatchOrder } from '@plumbline/shared/domain/matching/match-orders';
import * as z from 'zod';
import { highestFirst, nearestFirst, type Order, pageAfter } from '../../../table/search/search-order.ts';
import { bestRatedFirst } from '../../search/worker-filters.ts';

/** What decides the place of a worker in an order. A cursor is the place of the last shown worker. */
const placed = z.object({ id: z.string(), miles: z.number(), level: z.number(), score: z.string() });
export type Place = z.output<typeof placed>;

const byScore = highestFirst(({ score }: Place) => score);
const orders: Readonly<Record<MatchOrder, readonly Order<Place>[]>> = {
  fit: [byScore],
  nearest: [nearestFirst, byScore],
  rating: [bestRatedFirst, nearestFirst, byScore],
};

const cursorAt = (order: MatchOrder, place: Place): string => JSON.stringify({ order, ...placed.parse(place) });

/** Returns the place in a cursor; undefined for a cursor of another order, so that the list starts again. */
const placeIn = (cursor: string | undefined, order: MatchOrder): Place | undefined => {
  if (!cursor?.startsWith('{')) return undefined;
  return placed.extend({ order: z.literal(order) }).safeParse(JSON.parse(cursor)).data;
};

type OrderedPage = { order: MatchOrder; limit: number; cursor?: string | undefined };

/** Returns a page of a job's workers in an order, and the cursor of the next page. */
export const pageInMatchOrder = <T extends Place>(found: readonly T[], { order, limit, cursor }: OrderedPage) => {
  const { shown, hasMore } = pageAfter(found, orders[order], { after: placeIn(cursor, order), limit });
  const last = shown.at(-1);
  return { shown, cursor: hasMore && last ? cursorAt(order, last) : undefined };
};
