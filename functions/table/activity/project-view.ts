import { Entity, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';
import { logKeys } from './log-keys.ts';

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
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
  }),
  computeKey: ({ project, viewer }) => ({ pk: `PROJECT#${project}`, sk: `VIEW#${viewer}` }),
});
export type ProjectViewItem = FormattedItem<typeof ProjectView>;

/** Keeps the first view of each profile. */
export const keepProjectView = async (view: ProjectViewItem): Promise<void> => {
  const { project, viewer, date } = view;
  try {
    await ProjectView.build(PutItemCommand)
      .item({ ...view, ...logKeys(`PROJECT#${project}`, 'view-project-details', date, viewer) })
      .options({ condition: { attr: 'project', exists: false } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
