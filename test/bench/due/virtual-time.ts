import { setClockOffset, setSleep } from '../../../functions/platform/clock.ts';

type Sleeper = { at: number; wake: () => void };

/**
 * Replaces the waits of the functions by a clock that jumps to the next wait, so that hours are simulated in seconds.
 * Few callers wait at the same time, so a list of them is enough.
 */
export const createVirtualTime = () => {
  let time = 0;
  const sleepers: Sleeper[] = [];
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      sleepers.push({ at: time + ms, wake: resolve });
    });

  const jump = (to: number): void => {
    time = to;
    setClockOffset(time);
  };
  const wakeNext = (): void => {
    const [first] = sleepers.toSorted((a, b) => a.at - b.at);
    if (!first) throw new Error('Nothing waits, and the work is not done');
    sleepers.splice(sleepers.indexOf(first), 1);
    jump(first.at);
    first.wake();
  };

  return {
    /** Returns the simulated time in ms. */
    now: () => time,
    sleep,
    jump,
    /** Does the work, and lets the time pass whenever all of it waits. */
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      setSleep(sleep);
      let isDone = false;
      const result = work().finally(() => {
        isDone = true;
      });
      for (;;) {
        // All promises that don't wait are settled before this callback.
        await new Promise((resolve) => setImmediate(resolve));
        if (isDone) break;
        wakeNext();
      }
      return result;
    },
    end: () => {
      setSleep((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
      setClockOffset(0);
    },
  };
};
export type VirtualTime = ReturnType<typeof createVirtualTime>;
