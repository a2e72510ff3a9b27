import { sleep } from './clock.ts';

const SECOND_MS = 1000;

/** Waits until the consumed capacity units are within the rate. */
export type Pace = (units: number) => Promise<void>;

/**
 * Returns a function that limits the rate of capacity units, for work that may run in parallel. Without a limit it
 * never waits.
 */
export const createPace = (unitsPerSecond?: number, elapsedMs = () => performance.now()): Pace => {
  let freeAt = 0;
  return async (units) => {
    if (!unitsPerSecond || units <= 0) return;
    const now = elapsedMs();
    freeAt = Math.max(freeAt, now) + (units / unitsPerSecond) * SECOND_MS;
    if (freeAt > now) await sleep(freeAt - now);
  };
};
