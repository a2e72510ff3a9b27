import { Entity, GetItemCommand, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { table } from './table.ts';

/** How far a schedule has come, so that the next run goes on from there. */
export const ScheduleProgress = new Entity({
  name: 'ScheduleProgress',
  table,
  timestamps: false,
  schema: item({ name: string().enum('expire-matches').key(), at: string() }),
  computeKey: ({ name }) => ({ pk: 'SCHEDULES', sk: name }),
});

export const readProgress = async (name: 'expire-matches'): Promise<string | undefined> =>
  (await ScheduleProgress.build(GetItemCommand).key({ name }).options({ consistent: true }).send()).Item?.at;

/** `at` (ISO): everything before it is done. */
export const writeProgress = (name: 'expire-matches', at: string) =>
  ScheduleProgress.build(PutItemCommand).item({ name, at }).send();
