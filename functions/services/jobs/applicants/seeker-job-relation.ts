import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import { blockRequest } from '../../../table/access/block.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import type { JobItem } from '../../../table/jobs/job.ts';
import { savedJobRequest } from '../../../table/jobs/saved-job.ts';
import { type MatchItem, matchRequest } from '../../../table/matching/match.ts';
import {
  type CompanyProfileItem,
  companyProfileRequest,
  type SeekerProfileItem,
  seekerProfileRequest,
} from '../../../table/profiles/profile.ts';

/** The stored items that connect a job with one seeker. */
export type SeekerJobRelation = {
  /** The entry in the company's list: the application. */
  application: AccessEntryItem | undefined;
  /** The entry in the seeker's list: a briefing, or a job the seeker declined. */
  invitation: AccessEntryItem | undefined;
  match: MatchItem | undefined;
  saved: boolean;
  /** True when the seeker's contact details are open to the company. */
  contactOpen: boolean;
  /** Since when they are open (ISO). */
  contactOpenSince: string | undefined;
  /** True when the seeker has blocked the company. */
  blocked: boolean;
  seeker: SeekerProfileItem | undefined;
  company: CompanyProfileItem | undefined;
};

/** Reads the relation in one request. */
export const readSeekerJobRelation = async (
  { id: subject, company }: JobItem,
  seeker: string,
): Promise<SeekerJobRelation> => {
  const found = await batchGet({
    entries: [
      accessEntryRequest({ owner: company, type: 'job-application', subject, other: seeker }),
      accessEntryRequest({ owner: seeker, type: 'job', subject, other: company }),
    ],
    matches: [matchRequest(subject, seeker)],
    saved: [savedJobRequest(seeker, subject)],
    contactAccesses: [contactAccessRequest(company, seeker)],
    seekers: [seekerProfileRequest(seeker)],
    companies: [companyProfileRequest(company)],
    blocks: [blockRequest(seeker, company)],
  });
  return {
    application: found.entries[0],
    invitation: found.entries[1],
    match: found.matches[0],
    saved: Boolean(found.saved[0]),
    contactOpen: Boolean(found.contactAccesses[0]),
    contactOpenSince: found.contactAccesses[0]?.date,
    blocked: Boolean(found.blocks[0]),
    seeker: found.seekers[0],
    company: found.companies[0],
  };
};
