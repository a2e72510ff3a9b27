import { batchGet } from '../core/batch-get.ts';
import { jobRequest } from '../jobs/job.ts';
import { companyProfileRequest, type ProfileItem, seekerProfileRequest } from '../profiles/profile.ts';
import { projectRequest } from '../projects/project.ts';
import { type ConnectionItem, listConnections } from './connection.ts';
import { contactAccessRequest } from './contact-access.ts';

export type ConnectionRow = {
  connection: ConnectionItem;
  profile: ProfileItem;
  /** True while the other side's contact details are open. */
  isOpen: boolean;
  subjectName: string;
};

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/**
 * Returns a page of connections with the other sides and the subjects, in one query and one batch. Connections with
 * deleted profiles are left out.
 */
export const readConnections = async (
  viewer: { profileId: string; isSeeker: boolean },
  page: Parameters<typeof listConnections>[1],
) => {
  const { items, cursor } = await listConnections(viewer.profileId, page);
  const isSeeker = ({ type }: ConnectionItem) => !viewer.isSeeker && type !== 'project';
  const idsOf = (of: ConnectionItem[], which: 'other' | 'subject') => unique(of.map((item) => item[which]));
  const ofProjects = items.filter(({ type }) => type === 'project');
  const found = await batchGet({
    seekers: idsOf(items.filter(isSeeker), 'other').map(seekerProfileRequest),
    companies: idsOf(
      items.filter((item) => !isSeeker(item)),
      'other',
    ).map(companyProfileRequest),
    contactAccesses: idsOf(items, 'other').map((other) => contactAccessRequest(viewer.profileId, other)),
    jobs: idsOf(
      items.filter((item) => !ofProjects.includes(item)),
      'subject',
    ).map(jobRequest),
    projects: idsOf(ofProjects, 'subject').map(projectRequest),
  });

  const byId = <T extends { id: string }>(list: (T | undefined)[]) =>
    new Map(list.flatMap((each) => (each ? [[each.id, each] as const] : [])));
  const profiles = byId<ProfileItem>([...found.seekers, ...found.companies]);
  const subjects = byId<{ id: string; name: string }>([...found.jobs, ...found.projects]);
  const open = new Set(found.contactAccesses.map((contactAccess) => contactAccess?.subject));
  const rows = items.flatMap((connection): ConnectionRow[] => {
    const profile = profiles.get(connection.other);
    const subjectName = subjects.get(connection.subject)?.name ?? '';
    return profile ? [{ connection, profile, subjectName, isOpen: open.has(connection.other) }] : [];
  });
  return { rows, cursor };
};
