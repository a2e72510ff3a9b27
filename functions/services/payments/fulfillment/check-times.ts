import { now } from '../../../platform/clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The webhook and the buyer's browser have this long before reconciliation asks. */
const FIRST_CHECK_MS = 5 * MINUTE_MS;
/** Intents that stay unpaid for this long are canceled, so that few have to be checked. */
const ABANDONED_AFTER_MS = 7 * DAY_MS;

const ageMs = (createdAt: string): number => now().getTime() - Date.parse(createdAt);

export const firstCheckAt = (): string => new Date(now().getTime() + FIRST_CHECK_MS).toISOString();

/** The older a payment, the less is gained by asking again soon: the next check comes at twice its age. */
export const nextCheckAt = (createdAt: string): string =>
  new Date(now().getTime() + Math.max(FIRST_CHECK_MS, ageMs(createdAt))).toISOString();

export const isAbandoned = (createdAt: string): boolean => ageMs(createdAt) > ABANDONED_AFTER_MS;
