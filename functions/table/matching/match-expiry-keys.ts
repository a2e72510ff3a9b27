import { indexPattern } from '../core/access-pattern.ts';

/** Matches of jobs and of projects end together; `party` is the seeker or the company. */
export const matchesByExpiry = indexPattern('gsi3', {
  partition: 'EXPIRY#{hour}',
  sort: '{expiresAt}#{subject}#{party}',
  finds: 'The matches that end within an hour, soonest first',
});

/** Matches due in the same hour share a partition, so that expiry reads only due ones. */
export const expiryHour = (iso: string): string => iso.slice(0, 13);

/** The keys of a match that ends; one that never does is not among them. */
export const expiryValues = (expiresAt: string | undefined, subject: string, party: string) =>
  expiresAt === undefined ? undefined : { expiresAt, subject, party, hour: expiryHour(expiresAt) };
