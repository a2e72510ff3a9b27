import { AccessEntry, type AccessEntryItem, entriesByState } from '../access/access-entry.ts';
import { ContactAccess, type ContactAccessItem } from '../access/contact-access.ts';
import { queryPage } from '../core/query.ts';
import { SentJobPost, type SentJobPostItem } from '../jobs/sent-job.ts';

/** How many unlocks, sent jobs and access entries a profile shows together. */
export const MAX_COMPANY_HISTORY = 400;

export type CompanyHistory = {
  contactAccesses: ContactAccessItem[];
  sentJobs: SentJobPostItem[];
  entries: AccessEntryItem[];
};

/**
 * What a company has to do with others: whose details are open to it, which jobs it sent and what is in its access
 * lists, each newest first, in one request. Of very many those that wait come first.
 */
export const listCompanyHistory = async (company: string): Promise<CompanyHistory> => {
  const { items } = await queryPage(
    [ContactAccess, SentJobPost, AccessEntry],
    entriesByState.list({ owner: company }),
    // Seekers who withdrew are in none of the lists.
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
