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
import { queryAll, queryCount, queryPage, queryPages } from '../core/query.ts';
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
  finds: 'Every seeker whose list has a job',
});

type List = 'active' | 'inactive';
const listOf = ({ endedAt }: Pick<Activity, 'endedAt'>): List => (endedAt ? 'inactive' : 'active');

/** A job's line in a seeker's activity list: one for each job and seeker, written by the projector [SEE-24]. */
export const SeekerActivity = new Entity({
  name: 'SeekerActivity',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    job: string().key(),
    company: string(),
    type: string().enum(...activityTypes),
    /** The date of the application, of the sent job or of the match. */
    date: string(),
    end: string()
      .enum(...activityEnds)
      .optional(),
    endedAt: string().optional(),
    /** When the line was first written (ISO). */
    createdAt: string(),
    /** The version of the line, which grows by one with every write. */
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

/**
 * The numbers of lines in a seeker's active and inactive lists. They are exact, because each write of a line updates
 * them.
 */
export const SeekerActivityCounts = new Entity({
  name: 'SeekerActivityCounts',
  table,
  timestamps: false,
  schema: item({ seeker: string().key(), active: number().optional(), inactive: number().optional() }),
  computeKey: keyTemplate('SEEKER#{seeker}', 'COUNTS'),
});

/** Returns the write that counts lines in a seeker's lists. */
export const countLines = (seeker: string, changes: Partial<Record<List, number>>) =>
  SeekerActivityCounts.build(UpdateTransaction).item({
    seeker,
    ...(changes.active && { active: $add(changes.active) }),
    ...(changes.inactive && { inactive: $add(changes.inactive) }),
  });

type Line = Pick<SeekerActivityItem, 'seeker' | 'job' | 'company'> & { foundAt: string };

/**
 * Returns the writes that put a line into its list and count it. They fail when the line has changed since it was read
 * (`previous`).
 */
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
    ...(from === to ? [] : [countLines(key.seeker, { [to]: 1, ...(from && { [from]: -1 }) })]),
  ];
};

/** Returns the write of the line of a new match; fails when the seeker's list has a line of the job. */
export const putMatchLine = ({ seeker, job, company, foundAt }: Line): Write =>
  SeekerActivity.build(PutTransaction)
    .item({ seeker, job, company, type: 'match', date: foundAt, createdAt: foundAt, version: 1 })
    .options({ condition: { attr: 'version', exists: false } });

export const seekerActivityRequest = (seeker: string, job: string) =>
  SeekerActivity.build(BatchGetRequest).key({ seeker, job });

const readCounts = async (seeker: string) =>
  (await SeekerActivityCounts.build(GetItemCommand).key({ seeker }).send()).Item;

/** Returns a page of a seeker's list, newest first, and its total. Pages count from 1. Makes two requests. */
export const pageOfSeekerActivities = async (
  seeker: string,
  list: List,
  { page, limit }: { page: number; limit: number },
): Promise<{ activities: SeekerActivityItem[]; total: number }> => {
  const [{ items }, counts] = await Promise.all([
    queryPage(SeekerActivity, byDate.list({ seeker, list }), { reverse: true, limit: page * limit }),
    readCounts(seeker),
  ]);
  return { activities: items.slice((page - 1) * limit), total: counts?.[list] ?? 0 };
};

/** Returns the number of a seeker's ended lines. */
export const readEndedCount = async (seeker: string): Promise<number> => (await readCounts(seeker))?.inactive ?? 0;

/** The index's requests for a seeker's active lines. One reads a megabyte, which is more than 2,000 lines. */
const ACTIVE_READS = 1;

/** Returns a seeker's active lines, newest first. There are few, because unanswered matches expire. */
export const activeLinesOf = (seeker: string): Promise<SeekerActivityItem[]> =>
  queryPages(SeekerActivity, byDate.list({ seeker, list: 'active' }), { reverse: true, pages: ACTIVE_READS });

/** Returns the numbers of lines of each type, which My Jobs and the dashboard show. */
export const countByType = (lines: readonly SeekerActivityItem[]): Record<ActivityType, number> => {
  const countOf = (type: ActivityType) => lines.filter((line) => line.type === type).length;
  return {
    'job-application': countOf('job-application'),
    'sent-job-post': countOf('sent-job-post'),
    match: countOf('match'),
  };
};

/** The number of lines of each list among which staff see a seeker's applications. */
const LINES_LOOKED_AT = 100;

/** Returns the applications among a seeker's newest lines, newest first. Makes two queries. */
export const newestApplicationsOf = async (seeker: string): Promise<SeekerActivityItem[]> => {
  const pages = await Promise.all(
    (['active', 'inactive'] as const).map((list) =>
      queryPage(SeekerActivity, byDate.list({ seeker, list }), {
        limit: LINES_LOOKED_AT,
        reverse: true,
        filter: { attr: 'type', eq: 'job-application' },
      }),
    ),
  );
  return pages.flatMap(({ items }) => items).toSorted((one, other) => (one.date < other.date ? 1 : -1));
};

/** Returns the number of lines in a seeker's active or inactive list. The index may be a moment late. */
export const countSeekerActivities = (seeker: string, list: List): Promise<number> =>
  queryCount(SeekerActivity, byDate.list({ seeker, list }));

/** Returns every line about a job, in no order. The index may be a moment late. */
export const allActivitiesOfJob = (job: string): Promise<SeekerActivityItem[]> =>
  queryAll(SeekerActivity, ofJob.list({ job }));

/** Returns a stored line in the form that the rules of shared/domain use. */
export const activityOfItem = ({ type, date, end, endedAt }: SeekerActivityItem): Activity => ({
  type: type as ActivityType,
  date,
  ...(end && { end: end as ActivityEnd }),
  ...(endedAt && { endedAt }),
});
