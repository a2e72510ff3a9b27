import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import type { Call, Demo } from './prepared/preparation.ts';
import { preparations } from './prepared/preparations.ts';
import { endings, onlyReads, scenarioOf } from './scenarios.ts';

/**
 * The number of calls of an endpoint that changes nothing, of one that is prepared for each call, and of one that can
 * be called once.
 */
const [READS, PREPARED, ONCE] = [10, 3, 1];

/** How an endpoint is called, how often, and its position among the others. */
export type Asking = {
  endpoint: Endpoint;
  onlyReads: boolean;
  turns: number;
  order: number;
  /** The next call: the same one again where nothing changes. */
  next: () => Promise<Call>;
};

/** The subject is made on first use, and then reused. */
const kept = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const prepared = (endpoint: Endpoint, prepare: () => Promise<Call>): Asking =>
  onlyReads(endpoint)
    ? { endpoint, onlyReads: true, turns: READS, order: 1, next: kept(prepare) }
    : { endpoint, onlyReads: false, turns: PREPARED, order: 1, next: prepare };

/** Calls that read the demo data come first and find them unchanged; calls that end something come last. */
export const askingOf = (endpoint: Endpoint, demo: Demo): Asking => {
  const prepare = preparations[endpoint.name];
  if (prepare) return prepared(endpoint, () => prepare(demo));
  const { as, repeats, ...given } = scenarioOf(endpoint, demo)!;
  const by = as && { id: demo.people[as].id, ...(as === 'staff' && { isStaff: true as const }) };
  const ends = endings.indexOf(endpoint.name) + 1;
  return {
    endpoint,
    onlyReads: repeats,
    turns: repeats ? READS : ONCE,
    order: repeats ? -1 : ends && 1 + ends,
    next: async () => ({ ...given, ...(by && { by }) }),
  };
};
