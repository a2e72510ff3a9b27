import { DAY_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../platform/clock.ts';
import { type Run, serveDue } from '../services/due/serve-due.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { dueMatches, expireDueMatches } from '../table/matching/due-matches.ts';

/** The time in ms for which an expiry is stored, longer than the day for which the table's stream keeps a change. */
const REMEMBERED_MS = 7 * DAY_MS;
const AT_ONCE = 10;

/** Expires due matches. A match ends the global number of hours after it was found [APP-03]. */
export const handler = unlessReadOnly(async (_event?: unknown, run?: Run): Promise<{ expired: number }> => {
  const at = now();
  const ttl = epochSeconds(new Date(at.getTime() + REMEMBERED_MS));
  let expired = 0;
  await serveDue(
    {
      list: dueMatches,
      // The matches of a job or project are counted in one item, so they expire together.
      nameOf: (match) => (match.entity === 'Match' ? match.job : match.project),
      serve: async (matches) => {
        expired += await expireDueMatches(matches, at.toISOString(), ttl);
      },
      failure: 'Matches could not expire',
      atOnce: AT_ONCE,
    },
    run,
  );
  return { expired };
});
