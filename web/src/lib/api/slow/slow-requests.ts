/**
 * The kinds of slow requests: reads, and writes that may be stored already. A slow request had no response and is being
 * sent again.
 */
export type SlowKind = 'read' | 'write';

const counts: Record<SlowKind, number> = { read: 0, write: 0 };
const listeners = new Set<() => void>();

const change = (kind: SlowKind, by: number) => {
  counts[kind] += by;
  for (const listener of listeners) listener();
};

/** Counts a slow request; the returned function ends it. */
export const beginSlow = (kind: SlowKind): (() => void) => {
  change(kind, 1);
  return () => change(kind, -1);
};

export const onSlowChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current slow requests; a write counts more than a read. */
export const slowNow = (): SlowKind | undefined => {
  if (counts.write > 0) return 'write';
  return counts.read > 0 ? 'read' : undefined;
};
