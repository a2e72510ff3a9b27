import { type AccessEntryItem, latestEntries } from '../access/access-entry.ts';
import { companyHistory } from '../access/company-history-keys.ts';
import { ContactAccess, type ContactAccessItem } from '../access/contact-access.ts';
import { queryPage } from '../core/query.ts';
import { SentJobPost, type SentJobPostItem } from '../jobs/sent-job.ts';

/** How many of the latest unlocks and sent jobs a profile shows together, and how many access entries. */
export const MAX_COMPANY_HISTORY = 400;

export type CompanyHistory = {
  contactAccesses: ContactAccessItem[];
  sentJobs: SentJobPostItem[];
  entries: AccessEntryItem[];
};

/**
 * The latest a company has to do with others: whose details are open to it, which jobs it sent and what stands in its
 * access lists, newest first, in two requests.
 */
export const listCompanyHistory = async (company: string): Promise<CompanyHistory> => {
  const [{ items }, entries] = await Promise.all([
    queryPage([ContactAccess, SentJobPost], companyHistory.list({ company }), {
      reverse: true,
      limit: MAX_COMPANY_HISTORY,
    }),
    latestEntries(company, MAX_COMPANY_HISTORY),
  ]);
  const history: CompanyHistory = { contactAccesses: [], sentJobs: [], entries };
  for (const each of items) {
    if (each.entity === 'ContactAccess') history.contactAccesses.push(each);
    else history.sentJobs.push(each);
  }
  return history;
};
