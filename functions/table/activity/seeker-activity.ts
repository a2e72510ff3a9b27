import {
  type Activity,
  type ActivityEnd,
  type ActivityType,
  activityEnds,
  activityTypes,
} from '@plumbline/shared/domain/jobs/seeker-activity';
import {
  $add,
  BatchGetRequest,
  type FormattedItem,
  GetItemCommand,
  item,
  number,
  PutTransaction,
  string,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import type { Write } from '../core/transact.ts';

const byDate = indexPattern('gsi1', {
  partition: 'SEEKER#{seeker}',
  sort: '{list}#{at}#{job}',
  finds: "A seeker's applications, received jobs and matches in one list, active or ended, by date",
});
const ofJob = indexPattern('gsi2', {
  partition: 'JOB#{job}',
  sort: 'SEEKER#{seeker}',
  finds: 'Every seeker in whose list a job stands',
});

type List = 'active' | 'inactive';
const listOf = ({ endedAt }: Pick<Activity, 'endedAt'>): List => (endedAt ? 'inactive' : 'active');

/** What a seeker's list says of one job [SEE-24]: one for the two, whatever came of it. The projector keeps it. */
export const SeekerActivity = new Entity({
  name: 'SeekerActivity',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    job: string().key(),
    company: string(),
    type: string().enum(...activityTypes),
    /** Of the application, the sending or the match. */
    date: string(),
    end: string()
      .enum(...activityEnds)
      .optional(),
    endedAt: string().optional(),
    /** When the two first met. */
    createdAt: string(),
    /** Grows by one with every write. */
    version: number(),
  }).and((schema) => ({
    ...indexKeys(schema, byDate, ({ seeker, job, date, endedAt }) => ({
      seeker,
      job,
      list: listOf(endedAt ? { endedAt } : {}),
      at: endedAt ?? date,
    })),
    ...indexKeys(schema, ofJob, (activity) => activity),
  })),
  computeKey: keyTemplate('SEEKER#{seeker}', 'JOB#{job}'),
});
export type SeekerActivityItem = FormattedItem<typeof SeekerActivity>;

/** How many entries each list has; exact, because it is changed with them. */
export const SeekerActivityCounts = new Entity({
  name: 'SeekerActivityCounts',
  table,
  timestamps: false,
  schema: item({ seeker: string().key(), active: number().optional(), inactive: number().optional() }),
  computeKey: keyTemplate('SEEKER#{seeker}', 'COUNTS'),
});

const count = (seeker: string, changes: Partial<Record<List, number>>) =>
  SeekerActivityCounts.build(UpdateTransaction).item({
    seeker,
    ...(changes.active && { active: $add(changes.active) }),
    ...(changes.inactive && { inactive: $add(changes.inactive) }),
  });

/** Puts a line into its list and counts it; fails when it is no longer as it was read (`previous`). */
export const putSeekerActivity = (
  key: Pick<SeekerActivityItem, 'seeker' | 'job' | 'company'>,
  activity: Activity,
  previous: SeekerActivityItem | undefined,
): Write[] => {
  const next = {
    ...key,
    ...activity,
    createdAt: previous?.createdAt ?? activity.date,
    version: (previous?.version ?? 0) + 1,
  };
  const [from, to] = [previous && listOf(previous), listOf(activity)];
  return [
    SeekerActivity.build(PutTransaction)
      .item(next)
      .options({
        condition: previous ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false },
      }),
    ...(from === to ? [] : [count(key.seeker, { [to]: 1, ...(from && { [from]: -1 }) })]),
  ];
};

export const seekerActivityRequest = (seeker: string, job: string) =>
  SeekerActivity.build(BatchGetRequest).key({ seeker, job });

/** One page of a seeker's list, newest first, and its total; pages count from 1. Two requests. */
export const pageOfSeekerActivities = async (
  seeker: string,
  list: List,
  { page, limit }: { page: number; limit: number },
): Promise<{ activities: SeekerActivityItem[]; total: number }> => {
  const [{ items }, { Item: counts }] = await Promise.all([
    queryPage(SeekerActivity, byDate.list({ seeker, list }), { reverse: true, limit: page * limit }),
    SeekerActivityCounts.build(GetItemCommand).key({ seeker }).send(),
  ]);
  return { activities: items.slice((page - 1) * limit), total: counts?.[list] ?? 0 };
};

/** How many lines a seeker has in one of the lists; the index may lag behind by a moment. */
export const countSeekerActivities = (seeker: string, list: List): Promise<number> =>
  queryCount(SeekerActivity, byDate.list({ seeker, list }));

/** Every line about a job, in no order; the index may lag behind by a moment. */
export const allActivitiesOfJob = (job: string): Promise<SeekerActivityItem[]> =>
  queryAll(SeekerActivity, ofJob.list({ job }));

/** A stored line as the rules know it. */
export const activityOfItem = ({ type, date, end, endedAt }: SeekerActivityItem): Activity => ({
  type: type as ActivityType,
  date,
  ...(end && { end: end as ActivityEnd }),
  ...(endedAt && { endedAt }),
});
