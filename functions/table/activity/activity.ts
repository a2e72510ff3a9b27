import type { ActivityType } from '@plumbline/shared/options/activity-types';
import { any, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { table } from '../core/table.ts';
import { activityLog } from './log-keys.ts';

/** An entry of a company's activity log [CON-24]. */
export const Activity = new Entity({
  name: 'Activity',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    date: string().key(),
    type: any().castAs<ActivityType>().key(),
    seeker: string().key(),
    job: string(),
    /** The user who acted. */
    userId: string(),
  }).and((schema) =>
    indexKeys(schema, activityLog, ({ job, type, date, seeker }) => ({
      about: 'JOB',
      id: job,
      type,
      date,
      who: seeker,
    })),
  ),
  computeKey: keyTemplate('PROFILE#{company}', 'ACTIVITY#{date}#{type}#{seeker}'),
});
export type ActivityItem = FormattedItem<typeof Activity>;

/** Writes an entry; repeating it changes nothing. */
export const putActivity = (activity: ActivityItem) => Activity.build(PutItemCommand).item(activity);
