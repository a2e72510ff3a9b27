import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import type { ContactAccessItem } from '../../../table/access/contact-access.ts';
import type { SentJobPostItem } from '../../../table/jobs/sent-job.ts';
import type { MatchItem } from '../../../table/matching/match.ts';

/** Returns the dates of the events between a job and a seeker [APP-08]. */
export const actionsOf = (
  entry: AccessEntryItem | undefined,
  contactAccess: ContactAccessItem | undefined,
  match: MatchItem | undefined,
  sent: SentJobPostItem | undefined,
): PersonRow['actions'] => ({
  profileRequestedAt: entry?.requestedAt,
  profileAcceptedAt: entry?.grantedAt,
  profileRejectedAt: entry?.rejectedAt,
  unlockedAt: contactAccess?.date,
  matchFoundAt: match?.foundAt,
  // A job can be sent to a seeker without a match, so the date of the sent job comes first.
  sentJobAt: sent?.date ?? match?.sentJobAt,
});
