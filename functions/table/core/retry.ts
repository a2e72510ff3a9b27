import { sleep } from '../../platform/clock.ts';

type Retry = {
  /** How often it is tried in all. */
  tries: number;
  /** Errors after which another try may go better; any other one ends it. */
  when: (error: unknown) => boolean;
};

const FIRST_WAIT_MS = 10;

/** Doubles with every try, with half of it by chance, so that those who met once do not meet again. */
export const backOff = (attempt: number): Promise<void> =>
  sleep(2 ** (attempt - 1) * FIRST_WAIT_MS * (0.5 + Math.random()));

/**
 * Tries again what failed for a passing reason; the last error is the caller's. `work` is told which try it is, from 1.
 */
export const retry = async <T>(work: (attempt: number) => Promise<T>, { tries, when }: Retry): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt === tries || !when(error)) throw error;
      await backOff(attempt);
    }
  }
};
