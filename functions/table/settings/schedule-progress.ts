import { GetItemCommand, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { dueShards } from '../core/due/due-shards.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** The progress of matches that expire, of each shard and of those that the previous release stored. */
const expiryProgresses = ['expire-matches', ...dueShards.map((shard) => `expire-matches-${shard}` as const)] as const;
export type ExpiryProgress = (typeof expiryProgresses)[number];
type Name = ExpiryProgress | 'clean-files';

/** The progress of a schedule, so that the next run continues from there. */
export const ScheduleProgress = new Entity({
  name: 'ScheduleProgress',
  table,
  timestamps: false,
  schema: item({
    name: string()
      .enum(...expiryProgresses, 'clean-files')
      .key(),
    at: string(),
  }),
  computeKey: keyTemplate('SCHEDULES', '{name}'),
});

export const readProgress = async (name: Name): Promise<string | undefined> =>
  (await ScheduleProgress.build(GetItemCommand).key({ name }).options({ consistent: true }).send()).Item?.at;

/** Stores how far a schedule has come. `at` is a date (ISO) or a key; everything before it is done. */
export const writeProgress = (name: Name, at: string) =>
  ScheduleProgress.build(PutItemCommand).item({ name, at }).send();
