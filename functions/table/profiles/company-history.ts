import { QueryCommand } from 'dynamodb-toolbox';
import { AccessEntry, type AccessEntryItem } from '../access/access-entry.ts';
import { ContactAccess, type ContactAccessItem } from '../access/contact-access.ts';
import { table } from '../core/table.ts';
import { SentJobPost, type SentJobPostItem } from '../jobs/sent-job.ts';

/** A profile shows so many of the latest: unlocks, sent jobs and access entries together. */
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
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(ContactAccess, SentJobPost, AccessEntry)
    .query({ index: 'gsi4', partition: `PROFILE#${company}`, range: { beginsWith: 'DEALING#' } })
    .options({ reverse: true, limit: MAX_COMPANY_HISTORY, showEntityAttr: true })
    .send();
  const history: CompanyHistory = { contactAccesses: [], sentJobs: [], entries: [] };
  for (const each of items ?? []) {
    if (each.entity === 'ContactAccess') history.contactAccesses.push(each);
    else if (each.entity === 'SentJobPost') history.sentJobs.push(each);
    else history.entries.push(each);
  }
  return history;
};
