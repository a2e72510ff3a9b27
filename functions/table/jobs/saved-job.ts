import {
  BatchGetRequest,
  DeleteTransaction,
  Entity,
  type FormattedItem,
  item,
  PutTransaction,
  QueryCommand,
  string,
} from 'dynamodb-toolbox';
import { table } from '../core/table.ts';

/** A job a seeker keeps (SEE-19). */
export const SavedJob = new Entity({
  name: 'SavedJob',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    job: string().key(),
    date: string(),
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
  }),
  computeKey: ({ seeker, job }) => ({ pk: `PROFILE#${seeker}`, sk: `SAVED#${job}` }),
});
export type SavedJobItem = FormattedItem<typeof SavedJob>;

export const putSavedJob = (saved: SavedJobItem) =>
  SavedJob.build(PutTransaction).item({
    ...saved,
    gsi1pk: `PROFILE#${saved.seeker}`,
    gsi1sk: `SAVED#${saved.date}#${saved.job}`,
  });
export const deleteSavedJob = (seeker: string, job: string) => SavedJob.build(DeleteTransaction).key({ seeker, job });
export const savedJobRequest = (seeker: string, job: string) => SavedJob.build(BatchGetRequest).key({ seeker, job });

/** A seeker's saved jobs, newest first, at most `limit`. */
export const listSavedJobs = async (seeker: string, limit: number): Promise<SavedJobItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(SavedJob)
    .query({ index: 'gsi1', partition: `PROFILE#${seeker}`, range: { beginsWith: 'SAVED#' } })
    .options({ reverse: true, limit })
    .send();
  return items ?? [];
};
