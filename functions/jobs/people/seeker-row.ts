import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { anonymousName } from '@plumbline/shared/domain/masking/anonymous-name';
import { maskFacts } from '@plumbline/shared/domain/masking/mask-profile';
import { photoFields } from '../../stored-files/file-views.ts';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';
import { type ContactAccessItem, contactAccessRequest } from '../../table/access/contact-access.ts';
import { jobRequest } from '../../table/jobs/job.ts';
import { jobCountersRequest } from '../../table/jobs/job-counters.ts';
import type { SentJobPostItem } from '../../table/jobs/sent-job.ts';
import type { MatchItem } from '../../table/matching/match.ts';
import { type SeekerProfileItem, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { type ProfileFilesItem, profileFilesRequest } from '../../table/profiles/profile-files.ts';

/** What every list of a job's people reads beside the list itself. */
export const peopleRequests = (job: string, company: string, seekers: readonly string[]) => ({
  jobs: [jobRequest(job)],
  counters: [jobCountersRequest(job)],
  profiles: seekers.map(seekerProfileRequest),
  files: seekers.map(profileFilesRequest),
  contactAccesses: seekers.map((seeker) => contactAccessRequest(company, seeker)),
});

type Found = {
  profile: SeekerProfileItem | undefined;
  files: ProfileFilesItem | undefined;
  contactAccess: ContactAccessItem | undefined;
};

/** PRO-37, PRO-38: without a contact access neither name nor photo leaves the server. */
export const personOf = async (id: string, { profile, files, contactAccess }: Found) => {
  const { name = anonymousName(id), lastName, city = '', state = '' } = profile ?? {};
  const photo = contactAccess ? await photoFields(files, false) : {};
  const shown = maskFacts({ id, kind: 'candidate', name, lastName, city, state, ...photo }, Boolean(contactAccess));
  return { ...shown, city, state, hasProfileViewAccess: Boolean(contactAccess) };
};

/** APP-08: what happened between a job and a seeker, with dates. */
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
