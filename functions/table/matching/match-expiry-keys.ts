import { indexPattern } from '../core/access-pattern.ts';

/** The index of matches by expiry, for jobs and projects; `party` is the seeker or the company. */
export const matchesByExpiry = indexPattern('gsi3', {
  partition: 'EXPIRY#{hour}',
  sort: '{expiresAt}#{subject}#{party}',
  finds: 'The matches that end within an hour, soonest first',
});

/** Returns the hour of an expiry. Matches of one hour share a partition, so that the schedule reads only due ones. */
export const expiryHour = (iso: string): string => iso.slice(0, 13);

/** Returns the key values of a match that expires; undefined for one that never does. */
export const expiryValues = (expiresAt: string | undefined, subject: string, party: string) =>
  expiresAt === undefined ? undefined : { expiresAt, subject, party, hour: expiryHour(expiresAt) };
