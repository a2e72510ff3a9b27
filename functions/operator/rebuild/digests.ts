import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { nowIso, timeAfter } from '../../platform/clock.ts';
import { isCountedWhenPosted } from '../../services/notifications/reminders/own-jobs.ts';
import { listUsersOfProfile } from '../../table/accounts/user.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet, readStored } from '../../table/core/batch-get.ts';
import { formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { removeItem, type StoredKey } from '../../table/core/stored/stored-items.ts';
import { type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { Match, type MatchItem } from '../../table/matching/match.ts';
import {
  MatchDigestEntry,
  type MatchDigestEntryItem,
  matchDigestRequest,
  putMatchDigestEntry,
} from '../../table/matching/match-digest-entry.ts';
import { readSettingsOfUsers } from '../../table/notifications/notification-settings.ts';
import { profileKey } from '../../table/profiles/profile.ts';
import { type Differences, differences, type Projection, type Terms } from './projection.ts';

const AT_ONCE = 10;

const wantsDaily = async (profile: string): Promise<boolean> => {
  const users = (await listUsersOfProfile(profile)).filter(
    ({ status, suspendedAt }) => status === 'active' && !suspendedAt,
  );
  return (await readSettingsOfUsers(users.map(({ id }) => id))).some(({ newMatch }) => newMatch === 'daily');
};

/**
 * Returns the digest entries that a match needs for the next daily e-mail. Earlier matches were in earlier e-mails, the
 * first ones of a job are in the e-mail about the posted job, and matches that a rebuild restored aren't reported.
 */
const entriesOf = async (
  { job, seeker, company, foundAt, quiet }: MatchItem,
  jobs: ReadonlyMap<string, JobItem>,
): Promise<MatchDigestEntryItem[]> => {
  const due = nextDigest(foundAt);
  if (quiet || due <= nowIso()) return [];
  const since = timeAfter(due, -DAY_MS);
  const posted = jobs.get(job);
  return [
    ...(posted && isCountedWhenPosted(posted, foundAt) ? [] : [{ profile: company, job, since, due }]),
    ...((await wantsDaily(seeker)) ? [{ profile: seeker, job: '', since, due }] : []),
  ];
};

const repair = async (sources: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const matches = sources.flatMap((item) => formatListItem(Match, item) ?? []);
  const read = await batchGet({ jobs: [...new Set(matches.map(({ job }) => job))].map(jobRequest) });
  const jobs = new Map(read.jobs.flatMap((job) => (job ? [[job.id, job] as const] : [])));
  const entries = (await mapConcurrent(matches, AT_ONCE, (match) => entriesOf(match, jobs))).flat();
  const wanted = [...new Map(entries.map((entry) => [`${entry.profile} ${entry.due} ${entry.job}`, entry])).values()];
  const { found } = await batchGet({ found: wanted.map(matchDigestRequest) });
  const missing = wanted.filter((_, index) => !found[index]);
  if (!dryRun) await mapConcurrent(missing, AT_ONCE, putMatchDigestEntry);
  return differences({ missing: missing.length });
};

/** Deletes digest entries of deleted profiles, which get no e-mails. */
const removeOrphans = async (items: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const entries = items.flatMap((item) => {
    const entry = formatListItem(MatchDigestEntry, item);
    return entry ? [{ item, entry }] : [];
  });
  const profiles = await readStored(entries.map(({ entry }) => profileKey({ id: entry.profile })));
  const known = new Set(profiles.map(({ id }) => id));
  const orphans = entries.filter(({ entry }) => !known.has(entry.profile));
  if (!dryRun) await mapConcurrent(orphans, AT_ONCE, ({ item }) => removeItem(item as StoredKey));
  return differences({ orphaned: orphans.length });
};

export const digestsProjection: Projection = {
  description: 'New matches that wait for a daily e-mail',
  sources: ['Match'],
  repair,
  stored: ['MatchDigestEntry'],
  removeOrphans,
};
