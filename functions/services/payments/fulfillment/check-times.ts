import { now } from '../../../platform/clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The time in ms that the webhook and the buyer's browser have before reconciliation asks Stripe. */
const FIRST_CHECK_MS = 5 * MINUTE_MS;
/** The age in ms at which an unpaid intent is canceled, so that few need checking. */
const ABANDONED_AFTER_MS = 7 * DAY_MS;

const ageMs = (createdAt: string): number => now().getTime() - Date.parse(createdAt);

export const firstCheckAt = (): string => new Date(now().getTime() + FIRST_CHECK_MS).toISOString();

/** Returns when to check a payment next (ISO): at twice its age, because an old payment rarely changes. */
export const nextCheckAt = (createdAt: string): string =>
  new Date(now().getTime() + Math.max(FIRST_CHECK_MS, ageMs(createdAt))).toISOString();

export const isAbandoned = (createdAt: string): boolean => ageMs(createdAt) > ABANDONED_AFTER_MS;
