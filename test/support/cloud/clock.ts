import { setClockOffset } from '../../../functions/platform/clock.ts';
import { advanceClock, origin } from './cloud.ts';

/** The local cloud's time. */
export const cloudNow = async (): Promise<Date> => {
  const response = await fetch(`${origin()}/__local/health`);
  return new Date(((await response.json()) as { now: string }).now);
};

/** Makes handlers that a test calls directly use the local cloud's clock, `aheadMs` ahead of it. */
export const followCloudClock = async (aheadMs = 0): Promise<void> => {
  setClockOffset((await cloudNow()).getTime() - Date.now() + aheadMs);
};

/** Moves the local cloud's clock to the next time of day (UTC). Tokens expire by it as well. */
export const advanceTo = async (hour: number, minute = 0): Promise<void> => {
  const now = await cloudNow();
  const then = new Date(now);
  then.setUTCHours(hour, minute, 0, 0);
  if (then <= now) then.setUTCDate(then.getUTCDate() + 1);
  await advanceClock(then.getTime() - now.getTime());
};

/** Moves the local cloud's clock to the start of an hour: limits count by the clock's hours and quarters. */
export const enterNextHour = async (): Promise<void> => {
  const HOUR_MS = 3_600_000;
  await advanceClock(HOUR_MS - ((await cloudNow()).getTime() % HOUR_MS));
};
