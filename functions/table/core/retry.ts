import { sleep } from '../../platform/clock.ts';

type Retry = {
  tries: number;
  /** Returns whether another try may succeed; any other error is thrown. */
  when: (error: unknown) => boolean;
  /** Returns the usual wait in ms after the first failed try. */
  firstWaitMs?: (error: unknown) => number;
};

const FIRST_WAIT_MS = 10;

/** Waits before a try. The time doubles with every try and is half random, so that concurrent callers spread out. */
export const backOff = (attempt: number, firstWaitMs = FIRST_WAIT_MS): Promise<void> =>
  sleep(2 ** (attempt - 1) * firstWaitMs * (0.5 + Math.random()));

/** Repeats `work` after temporary errors, and throws the last one. `work` gets the number of the try, from 1. */
export const retry = async <T>(
  work: (attempt: number) => Promise<T>,
  { tries, when, firstWaitMs }: Retry,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt === tries || !when(error)) throw error;
      await backOff(attempt, firstWaitMs?.(error));
    }
  }
};
