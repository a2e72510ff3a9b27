import { Entity, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';
import { logKeys } from './log-keys.ts';

/** Somebody opened another company's project; one item a profile, so views count people. */
export const ProjectSighting = new Entity({
  name: 'ProjectSighting',
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
export type ProjectSightingItem = FormattedItem<typeof ProjectSighting>;

/** Keeps the first view of each profile. */
export const keepProjectSighting = async (sighting: ProjectSightingItem): Promise<void> => {
  const { project, viewer, date } = sighting;
  try {
    await ProjectSighting.build(PutItemCommand)
      .item({ ...sighting, ...logKeys(`PROJECT#${project}`, 'view-project-details', date, viewer) })
      .options({ condition: { attr: 'project', exists: false } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
