import type { ActivityType } from '@plumbline/shared/options/activity-types';
import { QueryCommand } from 'dynamodb-toolbox';
import { decodeCursor, encodeCursor } from '../core/cursor.ts';
import { table } from '../core/table.ts';
import { Activity } from './activity.ts';
import { JobView } from './job-view.ts';
import { logPrefix } from './log-keys.ts';
import { ProjectView } from './project-view.ts';

type Page = { limit: number; cursor?: string | undefined };

/** What one type of log entry says about a job or project, newest first, in one request (API-07). */
export const listActivityLog = async (
  about: { kind: 'JOB' | 'PROJECT'; id: string; type: ActivityType },
  { limit, cursor }: Page,
) => {
  const list = { index: 'gsi1', partition: `${about.kind}#${about.id}`, prefix: logPrefix(about.type) } as const;
  const start = decodeCursor(cursor, list);
  const { Items: items, LastEvaluatedKey: last } = await table
    .build(QueryCommand)
    .entities(JobView, ProjectView, Activity)
    .query({ index: list.index, partition: list.partition, range: { beginsWith: list.prefix } })
    .options({ reverse: true, limit, showEntityAttr: true, ...(start && { exclusiveStartKey: start }) })
    .send();
  return { items: items ?? [], cursor: encodeCursor(last) };
};
export type LogItem = Awaited<ReturnType<typeof listActivityLog>>['items'][number];
