import { QueryCommand } from 'dynamodb-toolbox';
import { Opening, type OpeningItem } from './opening.ts';
import { SentJobPost, type SentJobPostItem } from './sent-job.ts';
import { table } from './table.ts';

export type Dealings = { openings: OpeningItem[]; sentJobs: SentJobPostItem[] };

/** The latest a company has done with seekers: whose details are open to it and which jobs it sent, in one request. */
export const listDealings = async (company: string, limit: number): Promise<Dealings> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Opening, SentJobPost)
    .query({ index: 'gsi1', partition: `PROFILE#${company}`, range: { beginsWith: 'DEALING#' } })
    .options({ reverse: true, limit, showEntityAttr: true })
    .send();
  const dealings: Dealings = { openings: [], sentJobs: [] };
  for (const each of items ?? []) {
    if (each.entity === 'Opening') dealings.openings.push(each);
    else dealings.sentJobs.push(each);
  }
  return dealings;
};
