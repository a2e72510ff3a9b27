import { AccessEntry, type AccessEntryItem } from '../access/access-entry.ts';
import { blockRequest } from '../access/block.ts';
import { contactAccessRequest } from '../access/contact-access.ts';
import { tablePattern } from '../core/access-pattern.ts';
import { batchGet } from '../core/batch-get.ts';
import { queryPage } from '../core/query.ts';
import { SavedJob, type SavedJobItem } from '../jobs/saved-job.ts';
import { stripeCustomerRequest } from '../payments/stripe-customer.ts';
import { MAX_COMPANY_HISTORY } from './company-history.ts';
import { companyProfileRequest, SeekerProfile, type SeekerProfileItem, seekerProfileRequest } from './profile.ts';
import { ProfileFiles, type ProfileFilesItem, profileFilesRequest } from './profile-files.ts';
import { ProfileText, type ProfileTextItem, profileTextRequest } from './profile-text.ts';

/** Returns the batch requests for a profile's texts and files, which are separate items. */
const besideProfile = (id: string) => ({ texts: [profileTextRequest(id)], files: [profileFilesRequest(id)] });

/** Reads a profile with its texts and files, and whether it is open to `viewer`, in one consistent request. */
export const readProfileAggregate = async (id: string, viewer?: string) => {
  const found = await batchGet({
    seekers: [seekerProfileRequest(id)],
    companies: [companyProfileRequest(id)],
    ...besideProfile(id),
    contactAccesses: viewer && viewer !== id ? [contactAccessRequest(viewer, id)] : [],
    blocks: viewer && viewer !== id ? [blockRequest(id, viewer)] : [],
  });
  return {
    profile: found.seekers[0] ?? found.companies[0],
    text: found.texts[0] ?? { id, description: '' },
    files: found.files[0],
    contactAccess: found.contactAccesses[0],
    /** Present when the profile has blocked the viewer. */
    block: found.blocks[0],
  };
};
export type ProfilePage = Awaited<ReturnType<typeof readProfileAggregate>>;

/** Reads a company's own profile with the parts that only its users see, in one consistent request. */
export const readOwnCompanyPage = async (id: string) => {
  const { companies, texts, files, customers } = await batchGet({
    companies: [companyProfileRequest(id)],
    ...besideProfile(id),
    customers: [stripeCustomerRequest(id)],
  });
  return {
    profile: companies[0],
    text: texts[0] ?? { id, description: '' },
    files: files[0],
    defaultCard: customers[0]?.defaultCard,
  };
};

const partsOfProfile = tablePattern({
  partition: 'PROFILE#{id}',
  sort: '{part}',
  finds: 'From access entries over the profile, its files and saved jobs to its texts: the whole profile of a seeker',
});

/**
 * Reads a seeker's own profile with its texts, files, saved jobs and access entries, the last two newest first. One
 * consistent query is enough, because few other items are between the first and last of these keys. It reads from the
 * end, so that DynamoDB's limit of one megabyte would cut off access entries and never the profile.
 */
export const readOwnSeekerPage = async (id: string) => {
  const { items } = await queryPage(
    [SeekerProfile, ProfileFiles, SavedJob, ProfileText, AccessEntry],
    partsOfProfile.list({ id }),
    { from: 'ACCESS#', to: 'TEXT', consistent: true, reverse: true },
  );
  const saved: SavedJobItem[] = [];
  const entries: AccessEntryItem[] = [];
  let text: ProfileTextItem = { id, description: '' };
  let files: ProfileFilesItem | undefined;
  let profile: SeekerProfileItem | undefined;
  for (const each of items) {
    if (each.entity === 'SeekerProfile') profile = each;
    else if (each.entity === 'ProfileText') text = each;
    else if (each.entity === 'ProfileFiles') files = each;
    else if (each.entity === 'SavedJob') saved.push(each);
    else entries.push(each);
  }
  const newestFirst = (a: SavedJobItem, b: SavedJobItem) => b.date.localeCompare(a.date) || b.job.localeCompare(a.job);
  return {
    profile,
    text,
    files,
    savedJobs: saved.toSorted(newestFirst).map(({ job }) => job),
    entries: entries.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_COMPANY_HISTORY),
  };
};
