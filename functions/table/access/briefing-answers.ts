import { batchGet } from '../core/batch-get.ts';
import type { JobItem } from '../jobs/job.ts';
import { type SeekerProfileItem, seekerProfileRequest } from '../profiles/profile.ts';
import { type AccessEntryItem, accessEntryRequest } from './access-entry.ts';
import { type ContactAccessItem, contactAccessRequest } from './contact-access.ts';

/** A briefing with the recipient's decision. */
export type BriefingAnswer = {
  job: JobItem;
  entry: AccessEntryItem | undefined;
  profile: SeekerProfileItem | undefined;
  /** Present when the recipient's contact details are open to the company. */
  contactAccess: ContactAccessItem | undefined;
};

/** Returns the key of the entry that stores the recipient's decision on a briefing. */
export const briefingEntryKey = ({ id, company, recipient = '' }: JobItem) =>
  ({ owner: recipient, type: 'job', subject: id, other: company }) as const;

/** Returns the briefings with their recipients' decisions, in one request for up to 33 briefings. */
export const readBriefingAnswers = async (jobs: readonly JobItem[]): Promise<BriefingAnswer[]> => {
  const recipients = jobs.map(({ recipient = '' }) => recipient);
  const found = await batchGet({
    entries: jobs.map((job) => accessEntryRequest(briefingEntryKey(job))),
    profiles: recipients.map(seekerProfileRequest),
    contactAccesses: jobs.map(({ company, recipient = '' }) => contactAccessRequest(company, recipient)),
  });
  return jobs.map((job, at) => ({
    job,
    entry: found.entries[at],
    profile: found.profiles[at],
    contactAccess: found.contactAccesses[at],
  }));
};
