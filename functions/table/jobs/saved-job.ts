import { BatchGetRequest, DeleteTransaction, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const savedJobs = indexPattern('gsi1', {
  partition: 'PROFILE#{seeker}',
  sort: 'SAVED#{date}#{job}',
  finds: 'The jobs a seeker saved, by date',
});

/** A job that a seeker saved [SEE-19]. */
export const SavedJob = new Entity({
  name: 'SavedJob',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    job: string().key(),
    date: string(),
  }).and((schema) => indexKeys(schema, savedJobs, (saved) => saved)),
  computeKey: keyTemplate('PROFILE#{seeker}', 'SAVED#{job}'),
});
export type SavedJobItem = FormattedItem<typeof SavedJob>;

export const putSavedJob = (saved: SavedJobItem) => SavedJob.build(PutTransaction).item(saved);
export const deleteSavedJob = (seeker: string, job: string) => SavedJob.build(DeleteTransaction).key({ seeker, job });
export const savedJobRequest = (seeker: string, job: string) => SavedJob.build(BatchGetRequest).key({ seeker, job });

/** Returns a seeker's saved jobs, newest first, at most `limit`. */
export const listSavedJobs = async (seeker: string, limit: number): Promise<SavedJobItem[]> =>
  (await queryPage(SavedJob, savedJobs.list({ seeker }), { limit, reverse: true })).items;
