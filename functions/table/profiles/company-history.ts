import { AccessEntry, type AccessEntryItem } from '../access/access-entry.ts';
import { companyHistory } from '../access/company-history-keys.ts';
import { ContactAccess, type ContactAccessItem } from '../access/contact-access.ts';
import { queryPage } from '../core/query.ts';
import { SentJobPost, type SentJobPostItem } from '../jobs/sent-job.ts';

/** How many of the latest unlocks, sent jobs and access entries a profile shows together. */
export const MAX_COMPANY_HISTORY = 400;

export type CompanyHistory = {
  contactAccesses: ContactAccessItem[];
  sentJobs: SentJobPostItem[];
  entries: AccessEntryItem[];
};

/**
 * The latest a company has to do with others: whose details are open to it, which jobs it sent and what stands in its
 * access lists, newest first, in one request.
 */
export const listCompanyHistory = async (company: string): Promise<CompanyHistory> => {
  const { items } = await queryPage([ContactAccess, SentJobPost, AccessEntry], companyHistory.list({ company }), {
    reverse: true,
    limit: MAX_COMPANY_HISTORY,
  });
  const history: CompanyHistory = { contactAccesses: [], sentJobs: [], entries: [] };
  for (const each of items) {
    if (each.entity === 'ContactAccess') history.contactAccesses.push(each);
    else if (each.entity === 'SentJobPost') history.sentJobs.push(each);
    else history.entries.push(each);
  }
  return history;
};
