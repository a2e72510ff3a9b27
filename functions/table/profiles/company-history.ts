import { QueryCommand } from 'dynamodb-toolbox';
import { AccessEntry, type AccessEntryItem } from '../access/access-entry.ts';
import { Opening, type OpeningItem } from '../access/contact-access.ts';
import { table } from '../core/table.ts';
import { SentJobPost, type SentJobPostItem } from '../jobs/sent-job.ts';

/** A profile shows so many of the latest: unlocks, sent jobs and access entries together. */
export const MOST_DEALINGS = 400;

export type Dealings = { openings: OpeningItem[]; sentJobs: SentJobPostItem[]; entries: AccessEntryItem[] };

/**
 * The latest a company has to do with others: whose details are open to it, which jobs it sent and what stands in its
 * access lists, newest first, in one request.
 */
export const listDealings = async (company: string): Promise<Dealings> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Opening, SentJobPost, AccessEntry)
    .query({ index: 'gsi4', partition: `PROFILE#${company}`, range: { beginsWith: 'DEALING#' } })
    .options({ reverse: true, limit: MOST_DEALINGS, showEntityAttr: true })
    .send();
  const dealings: Dealings = { openings: [], sentJobs: [], entries: [] };
  for (const each of items ?? []) {
    if (each.entity === 'Opening') dealings.openings.push(each);
    else if (each.entity === 'SentJobPost') dealings.sentJobs.push(each);
    else dealings.entries.push(each);
  }
  return dealings;
};
