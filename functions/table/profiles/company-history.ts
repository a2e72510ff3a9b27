import { AccessEntry, type AccessEntryItem, entriesByState } from '../access/access-entry.ts';
import { ContactAccess, type ContactAccessItem } from '../access/contact-access.ts';
import { queryPage } from '../core/query.ts';
import { SentJobPost, type SentJobPostItem } from '../jobs/sent-job.ts';

/** The most unlocks, sent jobs and access entries that a profile's response contains together. */
export const MAX_COMPANY_HISTORY = 400;

export type CompanyHistory = {
  contactAccesses: ContactAccessItem[];
  sentJobs: SentJobPostItem[];
  entries: AccessEntryItem[];
};

/**
 * Returns a company's open contact details, its sent jobs and its access entries, each newest first, in one request.
 * When there are more than the limit, pending entries come first.
 */
export const listCompanyHistory = async (company: string): Promise<CompanyHistory> => {
  const { items } = await queryPage(
    [ContactAccess, SentJobPost, AccessEntry],
    entriesByState.list({ owner: company }),
    // The range leaves out entries of seekers who withdrew.
    { from: 'granted#', to: 'requested#~', reverse: true, limit: MAX_COMPANY_HISTORY },
  );
  const history: CompanyHistory = { contactAccesses: [], sentJobs: [], entries: [] };
  for (const each of items) {
    if (each.entity === 'ContactAccess') history.contactAccesses.push(each);
    else if (each.entity === 'SentJobPost') history.sentJobs.push(each);
    else history.entries.push(each);
  }
  return history;
};
