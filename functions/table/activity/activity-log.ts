import type { ActivityType } from '@plumbline/shared/options/activity-types';
import { type Page, queryPage } from '../core/query.ts';
import { Activity } from './activity.ts';
import { JobView } from './job-view.ts';
import { activityLog } from './log-keys.ts';
import { ProjectView } from './project-view.ts';

/** Returns a page of the log entries of one type about a job or project, newest first, in one request [API-07]. */
export const listActivityLog = (
  { kind, id, type }: { kind: 'JOB' | 'PROJECT'; id: string; type: ActivityType },
  page: Page,
) =>
  queryPage([JobView, ProjectView, Activity], activityLog.list({ about: kind, id, type }), { ...page, reverse: true });
export type LogItem = Awaited<ReturnType<typeof listActivityLog>>['items'][number];
