import * as contract from '@plumbline/shared/contracts/projects/project-connection-requests';
import { projectState } from '@plumbline/shared/domain/projects/project-states';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { hasEveryWord } from '@plumbline/shared/domain/text/name-keys';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { saveNote } from '../../services/projects/connection-note.ts';
import { type ContactAccessItem, contactAccessRequest } from '../../table/access/contact-access.ts';
import { type ConnectionRequestItem, listConnectionRequests } from '../../table/access/project-connection-request.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type CompanyProfileItem, companyProfileRequest } from '../../table/profiles/profile.ts';
import { type ProjectItem, projectRequest } from '../../table/projects/project.ts';

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Returns the company of a row; its contact details only where they are open [PRO-39]. */
const companyOf = (
  { id, name, city, state, company, phoneNumber, phoneExtension, email }: CompanyProfileItem,
  contactAccess: ContactAccessItem | undefined,
): contract.ProjectConnectionRequest['company'] => {
  if (!contactAccess) return { id, name, city, state };
  const { firstName, lastName } = company.principleContact ?? {};
  const contact = fullName({ name: firstName, lastName });
  return { id, name, city, state, ...(contact && { contact }), phoneNumber, phoneExtension, ...(email && { email }) };
};

const rowOf = (
  { own, state, date, note, notedAt }: ConnectionRequestItem,
  project: ProjectItem,
  company: contract.ProjectConnectionRequest['company'],
): contract.ProjectConnectionRequest => ({
  project: { id: project.id, name: project.name, state: projectState(project) },
  company,
  direction: own ? 'received' : 'sent',
  state,
  date,
  note,
  notedAt,
});

/** The search covers the texts that the row shows. */
const fits = (
  row: contract.ProjectConnectionRequest,
  { direction, state, search }: Partial<contract.ProjectConnectionRequest> & { search: string },
) =>
  (!direction || row.direction === direction) &&
  (!state || row.state === state) &&
  hasEveryWord([row.company.name, row.company.city, row.company.state, row.project.name, row.note ?? ''], search);

/**
 * Returns a page of a company's connection requests, in a query and a batch. Pending requests for deleted projects are
 * left out.
 */
export const listProjectTies = pagedOperation(contract.listProjectTies, async ({ query, caller }) => {
  const { limit, cursor: start, ...wanted } = query;
  const { items, cursor } = await listConnectionRequests(caller.profileId, { limit, cursor: start });
  // When a request changes during the query, the index can list its company twice.
  const requests = [...new Map(items.map((request) => [`${request.project}.${request.other}`, request])).values()];
  const found = await batchGet(
    {
      projects: unique(requests.map(({ project }) => project)).map(projectRequest),
      companies: unique(requests.map(({ other }) => other)).map(companyProfileRequest),
      contactAccesses: unique(requests.map(({ other }) => other)).map((other) =>
        contactAccessRequest(caller.profileId, other),
      ),
    },
    { consistent: false },
  );
  const projects = new Map(found.projects.flatMap((project) => (project ? [[project.id, project]] : [])));
  const companies = new Map(found.companies.flatMap((company) => (company ? [[company.id, company]] : [])));
  const open = new Map(found.contactAccesses.flatMap((access) => (access ? [[access.subject, access]] : [])));
  const results = requests.flatMap((request) => {
    const [project, company] = [projects.get(request.project), companies.get(request.other)];
    if (!project || !company) return [];
    const row = rowOf(request, project, companyOf(company, open.get(request.other)));
    return fits(row, wanted) ? [row] : [];
  });
  return { results, ...(cursor && { cursor }) };
});

export const noteProjectTie = operation(contract.noteProjectTie, ({ params, body, caller }) =>
  saveNote({ company: caller.profileId, project: params.project, other: params.company }, body),
);
