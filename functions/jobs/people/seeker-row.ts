import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';
import type { ContactAccessItem } from '../../table/access/contact-access.ts';
import { jobRequest } from '../../table/jobs/job.ts';
import { jobCountersRequest } from '../../table/jobs/job-counters.ts';
import type { SentJobPostItem } from '../../table/jobs/sent-job.ts';
import type { MatchItem } from '../../table/matching/match.ts';
import { seekerRequests } from '../../visibility/shown-seeker.ts';

/** What every list of a job's people reads beside the list itself. */
export const peopleRequests = (job: string, company: string, seekers: readonly string[]) => ({
  jobs: [jobRequest(job)],
  counters: [jobCountersRequest(job)],
  ...seekerRequests(company, seekers),
});

/** What happened between a job and a seeker, with dates [APP-08]. */
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
  // A job can be sent to somebody who never matched it.
  sentJobAt: sent?.date ?? match?.sentJobAt,
});
