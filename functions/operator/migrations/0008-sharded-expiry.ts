import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { expiryValues, matchesByExpiry } from '../../table/matching/match-expiry-keys.ts';
import type { ItemMigration } from './migration.ts';

/** Returns the keys of a match in the index by expiry that differ from those of this version. */
const changesOf = ({ _et, expiresAt, job, seeker, project, partner, ...match }: Attributes): Attributes => {
  if (typeof expiresAt !== 'string') return {};
  const [subject, party] = _et === 'Match' ? [job, seeker] : [project, partner];
  const values = expiryValues(expiresAt, String(subject), String(party));
  const keys: Attributes = values ? matchesByExpiry.keys(values) : {};
  return Object.fromEntries(Object.entries(keys).filter(([name, value]) => match[name] !== value));
};

/** Until 0.3.0 all matches that expired in the same hour were in one partition of the index. */
export const shardedExpiry: ItemMigration = {
  number: '0008',
  description: 'Spreads the matches that expire in an hour over the partitions of this version',
  entities: ['Match', 'ProjectMatch'],
  check: (match) => Object.keys(changesOf(match)).length === 0,
  up: changesOf,
};
