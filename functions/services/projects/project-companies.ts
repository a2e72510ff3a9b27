import type { ProjectConnection } from '@plumbline/shared/contracts/projects/project-form';
import { type AccessEntryItem, listOpenEntriesOf } from '../../table/access/access-entry.ts';
import { type ContactAccessItem, contactAccessRequest } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type CompanyProfileItem, companyProfileRequest } from '../../table/profiles/profile.ts';
import { type ProfileFilesItem, profileFilesRequest } from '../../table/profiles/profile-files.ts';
import { photoFields } from '../files/file-views.ts';

/** Returns the batch requests for the profiles, files and contact accesses of companies in a list. */
export const companyRequests = (viewer: string, companies: readonly string[]) => ({
  companies: companies.map(companyProfileRequest),
  files: companies.map(profileFilesRequest),
  contactAccesses: companies.map((company) => contactAccessRequest(viewer, company)),
});

/** Returns the name, phone and e-mail of a company's contact; nothing unless its details are open [PRO-39]. */
const contactFields = (
  { company, phoneNumber, phoneExtension, email }: CompanyProfileItem,
  contactAccess: ContactAccessItem | undefined,
): Pick<ProjectConnection['company'], 'principleContact' | 'phoneNumber' | 'phoneExtension' | 'email'> => {
  if (!contactAccess) return {};
  const { firstName = '', lastName = '' } = company.principleContact ?? {};
  return { principleContact: { firstName, lastName }, phoneNumber, phoneExtension, email };
};

export const companyRow = async (
  profile: CompanyProfileItem,
  files: ProfileFilesItem | undefined,
  contactAccess: ContactAccessItem | undefined,
): Promise<ProjectConnection['company']> => ({
  id: profile.id,
  name: profile.name,
  city: profile.city,
  state: profile.state,
  profilePhoto: (await photoFields(files, false)).profilePhotoUrl,
  ...contactFields(profile, contactAccess),
});

const rowOf = async (
  { subject, state, date, message }: AccessEntryItem,
  company: ProjectConnection['company'],
): Promise<ProjectConnection> => ({
  company,
  project: subject,
  state: state === 'granted' ? state : 'requested',
  date,
  message,
});

/**
 * Returns the companies connected to a project, or waiting to be. Makes one query and a batch, or up to `requests`
 * batches for a long page [PRJ-18].
 */
export const readConnectionsOf = async (
  project: { id: string; company: string },
  page: { limit: number; cursor?: string | undefined },
  requests = 1,
) => {
  const { items, cursor } = await listOpenEntriesOf(project.id, 'project', page);
  // When an entry changes during the query, the index can list it twice.
  const entries = [...new Map(items.map((entry) => [entry.other, entry])).values()];
  const found = await batchGet(
    companyRequests(
      project.company,
      entries.map(({ other }) => other),
    ),
    { requests },
  );
  const rows = entries.map(async (entry, at) => {
    const profile = found.companies[at];
    if (!profile) return [];
    return [await rowOf(entry, await companyRow(profile, found.files[at], found.contactAccesses[at]))];
  });
  return { connections: (await Promise.all(rows)).flat(), cursor };
};
