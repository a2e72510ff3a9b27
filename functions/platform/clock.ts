import { setTimeout as delay } from 'node:timers/promises';

let offsetMs = 0;

/** The one clock. Every rule about time reads it; the local cloud can move it forward. */
export const now = (): Date => new Date(Date.now() + offsetMs);

/** Milliseconds ahead of the machine's time; only the local cloud sets it. */
export const setClockOffset = (ms: number): void => {
  offsetMs = ms;
};

export const nowIso = (): string => now().toISOString();

/** Epoch seconds, as DynamoDB's time-to-live wants them. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** `updatedAt` is also the version of an item, so it moves even within a millisecond. */
export const laterThan = (previous: string, at: string): string =>
  at > previous ? at : new Date(Date.parse(previous) + 1).toISOString();

let wait = (ms: number): Promise<unknown> => delay(ms);

/** Waits between two tries. */
export const sleep = async (ms: number): Promise<void> => {
  await wait(ms);
};

/** Skips waits while the clock is stopped; only the payments explorer sets it. */
export const setSleep = (instead: (ms: number) => Promise<unknown>): void => {
  wait = instead;
};
