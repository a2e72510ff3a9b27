import { join } from 'node:path';
import { now, setClockOffset } from '@plumbline/functions/platform/clock';
import { readJson, writeJson } from '../state.ts';

export type LocalClock = { now: () => Date; advance: (ms: number) => Date; reset: () => void };

/** Creates the clock of the product, which tests can move forward. The offset survives restarts. */
export function createClock(localDir: string): LocalClock {
  const path = join(localDir, 'clock.json');
  let offsetMs = readJson(path, { offsetMs: 0 }).offsetMs;
  const move = (ms: number) => {
    offsetMs = ms;
    setClockOffset(offsetMs);
    writeJson(path, { offsetMs });
  };
  setClockOffset(offsetMs);
  return {
    now,
    advance: (ms) => {
      move(offsetMs + ms);
      return now();
    },
    reset: () => move(0),
  };
}
