import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { expireDueMatches, listDueMatches } from '../table/matching/due-matches.ts';
import { expiryHour, expiryShards } from '../table/matching/match-expiry-keys.ts';
import { readProgress, writeProgress } from '../table/settings/schedule-progress.ts';

const NAME = 'expire-matches';
/** The limits of one run; the next one continues. */
const MOST_MATCHES = 5000;
const MOST_HOURS = 1000;
const PAGE = 200;
/** How far back the first run looks for due matches, in ms. */
const FIRST_LOOK_BACK_MS = 31 * DAY_MS;
/** The time in ms for which an expiry is stored, longer than the day for which the table's stream keeps a change. */
const REMEMBERED_MS = 7 * DAY_MS;

type Run = { date: string; ttl: number };

/** Expires the due matches of a shard of an hour. Returns their number, and whether none is left. */
const expireShard = async (hour: number, shard: string, { date, ttl }: Run, most: number) => {
  let expired = 0;
  while (expired < most) {
    const due = await listDueMatches(expiryHour(new Date(hour).toISOString()), shard, date, PAGE);
    const written = await expireDueMatches(due, date, ttl);
    expired += written;
    if (due.length < PAGE) return { expired, done: true };
    // The index can still contain deleted matches, so the next run reads the hour again.
    if (!written) break;
  }
  return { expired, done: false };
};

/** Expires the due matches of an hour, all shards at the same time. Returns their number, and whether none is left. */
const expireHour = async (hour: number, run: Run, most: number) => {
  const shards = await Promise.all(expiryShards.map((shard) => expireShard(hour, shard, run, most)));
  return {
    expired: shards.reduce((sum, { expired }) => sum + expired, 0),
    done: shards.every(({ done }) => done),
  };
};

/**
 * Expires due matches. A match ends the global number of hours after it was found [APP-03]. Only hours that are due are
 * read.
 */
export const handler = unlessReadOnly(async (): Promise<{ expired: number }> => {
  const at = now();
  const date = at.toISOString();
  const ttl = epochSeconds(new Date(at.getTime() + REMEMBERED_MS));
  const progress = await readProgress(NAME);
  let hour = progress ? Date.parse(progress) : Math.floor((at.getTime() - FIRST_LOOK_BACK_MS) / HOUR_MS) * HOUR_MS;
  let expired = 0;
  for (let looked = 0; looked < MOST_HOURS && expired < MOST_MATCHES; looked += 1) {
    const found = await expireHour(hour, { date, ttl }, MOST_MATCHES - expired);
    expired += found.expired;
    // The current hour isn't over, so the next run reads it again.
    if (!found.done || hour + HOUR_MS > at.getTime()) break;
    hour += HOUR_MS;
  }
  await writeProgress(NAME, new Date(hour).toISOString());
  logger.info('Expired matches', { expired });
  return { expired };
});
