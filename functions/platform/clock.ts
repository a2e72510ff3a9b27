import { setTimeout as delay } from 'node:timers/promises';

let offsetMs = 0;

/** Returns the current time. Every rule about time uses it; the local cloud can move it forward. */
export const now = (): Date => new Date(Date.now() + offsetMs);

/** Sets the clock's offset from the machine's time in ms. The local cloud and tests use it. */
export const setClockOffset = (ms: number): void => {
  offsetMs = ms;
};

export const nowIso = (): string => now().toISOString();

/** Returns the time (ISO) that is `ms` after another one, or before it for a negative `ms`. */
export const timeAfter = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** Returns a date in epoch seconds, the unit of DynamoDB's time-to-live. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/**
 * Returns `at`, or one millisecond after `previous` if that is later. `updatedAt` is also an item's version, so every
 * write must increase it.
 */
export const laterThan = (previous: string, at: string): string => (at > previous ? at : timeAfter(previous, 1));

let wait = (ms: number): Promise<unknown> => delay(ms);

/** Waits between two tries, in ms. */
export const sleep = async (ms: number): Promise<void> => {
  await wait(ms);
};

/** Replaces the wait, so that a stopped clock doesn't block; only the payments explorer calls it. */
export const setSleep = (instead: (ms: number) => Promise<unknown>): void => {
  wait = instead;
};
