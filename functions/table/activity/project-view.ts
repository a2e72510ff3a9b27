import type { ActivityType } from '@plumbline/shared/options/activity-types';
import { BatchGetRequest, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { table } from '../core/table.ts';
import { activityLog } from './log-keys.ts';

/** Somebody opened another company's project; one item a profile, so views count people. */
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
  computeKey: ({ project, viewer }) => ({ pk: `PROJECT#${project}`, sk: `VIEW#${viewer}` }),
});
export type ProjectViewItem = FormattedItem<typeof ProjectView>;

export const projectViewRequest = (project: string, viewer: string) =>
  ProjectView.build(BatchGetRequest).key({ project, viewer });

/** Fails when this profile has opened the project before. */
export const putFirstProjectView = (view: ProjectViewItem) =>
  ProjectView.build(PutTransaction)
    .item(view)
    .options({ condition: { attr: 'project', exists: false } });
