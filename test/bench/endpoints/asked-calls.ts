import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import type { Call, Demo } from './prepared/preparation.ts';
import { preparations } from './prepared/preparations.ts';
import { endings, onlyReads, scenarioOf } from './scenarios.ts';

/** Of what changes nothing, of what is made ready for each call, and of what can be done once. */
const [READS, PREPARED, ONCE] = [10, 3, 1];

/** How an endpoint is asked, how often, and when among the others. */
export type Asking = {
  endpoint: Endpoint;
  onlyReads: boolean;
  turns: number;
  order: number;
  /** The next call: the same one again where nothing changes. */
  next: () => Promise<Call>;
};

/** Made when it is first wanted, and then kept. */
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

/** What reads the demo data comes first and finds them as they are; what ends something comes last. */
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
