import type { ActivityType } from '@plumbline/shared/options/activity-types';
import { BatchGetRequest, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryCount } from '../core/query.ts';
import { table } from '../core/table.ts';
import { activityLog } from './log-keys.ts';

const viewsOfProject = tablePattern({
  partition: 'PROJECT#{project}',
  sort: 'VIEW#{viewer}',
  finds: 'The accounts that opened a project, to count the companies',
});

/** A profile viewed another company's project. There is one item for each pair, so that views count profiles. */
export const ProjectView = new Entity({
  name: 'ProjectView',
  table,
  timestamps: false,
  schema: item({
    project: string().key(),
    viewer: string().key(),
    viewerType: string().enum('jobSeeker', 'provider'),
    date: string(),
  }).and((schema) =>
    indexKeys(schema, activityLog, ({ project, viewer, date }) => ({
      about: 'PROJECT',
      id: project,
      type: 'view-project-details' satisfies ActivityType,
      date,
      who: viewer,
    })),
  ),
  computeKey: viewsOfProject.keys,
});
export type ProjectViewItem = FormattedItem<typeof ProjectView>;

/** Returns the number of companies that have viewed a project. */
export const countCompanyViewsOfProject = (project: string): Promise<number> =>
  queryCount(ProjectView, viewsOfProject.list({ project }), {
    consistent: true,
    filter: { attr: 'viewerType', eq: 'provider' },
  });

export const projectViewRequest = (project: string, viewer: string) =>
  ProjectView.build(BatchGetRequest).key({ project, viewer });

/** Stores the first view; fails when the profile has viewed the project before. */
export const putFirstProjectView = (view: ProjectViewItem) =>
  ProjectView.build(PutTransaction)
    .item(view)
    .options({ condition: { attr: 'project', exists: false } });
