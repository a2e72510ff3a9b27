/**
 * The cost of one more file in a visit, in bytes: headers, a place in the queue, and a fresh compression dictionary.
 */
const FILE_COST = 3000;

/** A part of the code that the same visits load. */
export type Part = { modules: string[]; bytes: number; visits: Set<number>; imports: Set<Part> };
type Pair = { a: Part; b: Part; gain: number; exact?: boolean };

const reaches = (from: Part, to: Part, seen = new Set<Part>()): boolean => {
  for (const next of from.imports) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    if (reaches(next, to, seen)) return true;
  }
  return false;
};

/** Whether one file of both would import a file that imports it. */
const closesCircle = (a: Part, b: Part): boolean => {
  const around = (from: Part, to: Part) => [...from.imports].some((next) => next !== to && reaches(next, to));
  return around(a, b) || around(b, a);
};

/** Everything that comes with a part. */
const importsOf = (part: Part, found = new Set<Part>()): Set<Part> => {
  for (const next of part.imports) {
    if (found.has(next)) continue;
    found.add(next);
    importsOf(next, found);
  }
  return found;
};

const join = (a: Part, b: Part): Part => {
  const imports = a.imports.union(b.imports);
  imports.delete(a);
  imports.delete(b);
  return {
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    visits: a.visits.union(b.visits),
    imports,
  };
};

/** Bytes saved over all visits by joining two parts. */
const gains = (weights: readonly number[]) => {
  const sum = (visits: Set<number>) => [...visits].reduce((total, visit) => total + weights[visit]!, 0);
  /** The saving of the two parts themselves. */
  const alone = (a: Part, b: Part): number => {
    const both = sum(a.visits.intersection(b.visits));
    return FILE_COST * both - a.bytes * (sum(b.visits) - both) - b.bytes * (sum(a.visits) - both);
  };
  /** Minus the imports of one part that visits of the other would load needlessly. */
  const inAll = (a: Part, b: Part): number => {
    const joined = join(a, b);
    const brought = [...importsOf(joined)].map(({ bytes, visits }) => bytes * sum(joined.visits.difference(visits)));
    return brought.reduce((gain, lost) => gain - lost, alone(a, b));
  };
  return { alone, inAll };
};

/** Joins parts into files, most gain first, until each further file is worth its cost. */
export function mergeParts(parts: readonly Part[], weights: readonly number[]): Part[] {
  const { alone, inAll } = gains(weights);
  const pairsOf = (part: Part, others: readonly Part[]): Pair[] =>
    others.map((other) => ({ a: part, b: other, gain: alone(part, other) })).filter(({ gain }) => gain > 0);
  let left = [...parts];
  let pairs = left.flatMap((part, at) => pairsOf(part, left.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((one, other) => (other.gain > one.gain ? other : one));
    const { a, b } = best;
    if (!best.exact) {
      best.gain = closesCircle(a, b) ? 0 : inAll(a, b);
      best.exact = true;
      if (best.gain <= 0) pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    const joined = join(a, b);
    left = left.filter((part) => part !== a && part !== b);
    for (const { imports } of left) if ([a, b].map((it) => imports.delete(it)).includes(true)) imports.add(joined);
    for (const brought of importsOf(joined)) brought.visits = brought.visits.union(joined.visits);
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((it) => it === a || it === b));
    for (const pair of pairs) pair.exact = false;
    pairs.push(...pairsOf(joined, left));
    left.push(joined);
  }
  return left;
}
