import { nowIso } from '../../platform/clock.ts';
import { dueDataExports } from '../../table/accounts/data-export.ts';
import {
  type DueList,
  type DueListName,
  dueListNames,
  listParked,
  type ParkedEntry,
  unparkDue,
} from '../../table/core/due/due-list.ts';
import { dueSearches } from '../../table/jobs/saved-search.ts';
import { dueMatches } from '../../table/matching/due-matches.ts';
import { dueMatchDigests } from '../../table/matching/match-digest-entry.ts';
import { dueReminders } from '../../table/notifications/reminder.ts';
import { duePayments } from '../../table/payments/payment.ts';

/** Every due list of the product, by name. */
export const dueLists: Readonly<Record<DueListName, Pick<DueList<never>, 'name' | 'partitionAt'>>> = {
  'data-exports': dueDataExports,
  'match-digests': dueMatchDigests,
  'match-expiry': dueMatches,
  'payment-checks': duePayments,
  reminders: dueReminders,
  'saved-searches': dueSearches,
};

/** Returns the parked entries of all lists. */
export const parkedCounts = async (): Promise<{ name: DueListName; entries: ParkedEntry[] }[]> => {
  const lists: { name: DueListName; entries: ParkedEntry[] }[] = [];
  for (const name of dueListNames) lists.push({ name, entries: await listParked(name) });
  return lists;
};

/** Makes all parked entries of a list due now. `missed` entries changed meanwhile. */
export const unpark = async (name: DueListName): Promise<{ moved: number; missed: number }> => {
  const counts = { moved: 0, missed: 0 };
  for (const entry of await listParked(name))
    counts[(await unparkDue(dueLists[name], entry, nowIso())) ? 'moved' : 'missed'] += 1;
  return counts;
};
