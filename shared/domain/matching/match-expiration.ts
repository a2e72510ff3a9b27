import { HOUR_MS } from '../../options/limits.ts';
import { formatDate } from '../dates/dates.ts';

/** When a match ends: its date plus the global hours. Undefined with 0 hours: never [APP-03]. */
export const matchExpiresAt = (matchFoundAt: string, expirationHours: number): string | undefined =>
  expirationHours === 0 ? undefined : new Date(Date.parse(matchFoundAt) + expirationHours * HOUR_MS).toISOString();

export type MatchExpiration = { kind: 'never' } | { kind: 'expired' } | { kind: 'expires'; at: string };

/** How a match stands at `now`, as data for a translated text. */
export const matchExpiration = (matchFoundAt: string, expirationHours: number, now: Date): MatchExpiration => {
  const at = matchExpiresAt(matchFoundAt, expirationHours);
  if (!at) return { kind: 'never' };
  return Date.parse(at) <= now.getTime() ? { kind: 'expired' } : { kind: 'expires', at };
};

/** 'No expiration', 'Expired' or 'Expires Nov 22, 2026' [APP-03]. */
export const matchExpirationText = (
  matchFoundAt: string,
  expirationHours: number,
  now: Date,
  options: { locale?: string; timeZone?: string } = {},
): string => {
  const expiration = matchExpiration(matchFoundAt, expirationHours, now);
  if (expiration.kind === 'never') return 'No expiration';
  if (expiration.kind === 'expired') return 'Expired';
  return `Expires ${formatDate(expiration.at, options)}`;
};
