import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import * as contract from '@plumbline/shared/contracts/projects/projects';
import { rejectionDate } from '@plumbline/shared/domain/access/rejection';
import { contactOf } from '@plumbline/shared/domain/contact-details/contact';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { photoFields } from '../../../services/files/file-views.ts';
import { readConnectionsOf } from '../../../services/projects/project-companies.ts';
import { summaryForOthers, summaryForOwner, textsOf } from '../../../services/projects/project-view.ts';
import { type Caller, isCompany } from '../../../services/sessions/caller.ts';
import { knowsProject, mayReadProject } from '../../../services/visibility/project-visibility.ts';
import { type AccessEntryItem, accessEntryRequest } from '../../../table/access/access-entry.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { type CompanyProfileItem, companyProfileRequest } from '../../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../../table/profiles/profile-files.ts';
import {
  type ProjectCountersItem,
  type ProjectItem,
  type ProjectTextItem,
  readWholeProject,
} from '../../../table/projects/project.ts';
import { countInvitationsTo, projectInvitationRequest } from '../../../table/projects/project-invitation.ts';
import { projectPlansRequest, readPlansOfProjects } from '../../../table/projects/project-plans.ts';

/** The most connections in the project's response; another endpoint lists all of them. */
const CONNECTIONS_SHOWN = 20;

type ProjectAggregate = {
  project: ProjectItem;
  text?: ProjectTextItem | undefined;
  counters?: ProjectCountersItem | undefined;
};

const forOwner = async ({ project, text, counters }: ProjectAggregate): Promise<ProjectView> => {
  const [{ connections }, invitationCount, plans] = await Promise.all([
    readConnectionsOf(project, { limit: CONNECTIONS_SHOWN }),
    countInvitationsTo(project.id),
    readPlansOfProjects([project.id]),
  ]);
  const planCount = plans.get(project.id)?.length ?? 0;
  return { ...summaryForOwner(project, counters), ...textsOf(text), connections, invitationCount, planCount };
};

/** Reads the items between a project and a company that doesn't own it. */
const readRelation = async ({ id, company: owner }: ProjectItem, viewer: string | undefined) => {
  const found = await batchGet({
    owners: [companyProfileRequest(owner)],
    files: [profileFilesRequest(owner)],
    viewers: viewer ? [companyProfileRequest(viewer)] : [],
    entries: viewer ? [accessEntryRequest({ owner, type: 'project', subject: id, other: viewer })] : [],
    contactAccesses: viewer ? [contactAccessRequest(viewer, owner)] : [],
    invitations: viewer ? [projectInvitationRequest(id, viewer)] : [],
    plans: viewer ? [projectPlansRequest(id)] : [],
  });
  return {
    owner: found.owners[0],
    files: found.files[0],
    viewer: found.viewers[0],
    entry: found.entries[0],
    invitation: found.invitations[0],
    plans: found.plans[0]?.plans ?? [],
    seesOwner: Boolean(found.contactAccesses[0]),
  };
};

/** Returns the state of the viewer's request, with both sides' contact details once the owner has accepted [PRJ-07]. */
const connectionStatus = (
  { state, date, ends, message }: AccessEntryItem,
  owner: CompanyProfileItem | undefined,
  viewer: CompanyProfileItem | undefined,
  seesOwner: boolean,
): ProjectView['connection'] => ({
  state,
  date: (state === 'rejected' && rejectionDate({ date, ends })) || date,
  ...(state === 'rejected' && { ends }),
  ...(message && { message }),
  ...(state === 'granted' &&
    seesOwner &&
    owner &&
    viewer && { contacts: { company: contactOf(owner), other: contactOf(viewer) } }),
});

const forOthers = async ({ project, text }: ProjectAggregate, caller: Caller): Promise<ProjectView> => {
  const { owner, files, viewer, entry, invitation, plans, seesOwner } = await readRelation(
    project,
    isCompany(caller) ? caller.profileId : undefined,
  );
  if (caller.role !== 'support' && !mayReadProject(project, caller.kind, knowsProject({ entry, invitation }))) {
    throw new ApiError('project_not_found');
  }
  const { profilePhotoUrl: profilePhoto } = await photoFields(files, false);
  return {
    ...summaryForOthers(project),
    ...textsOf(text),
    profile: [{ id: project.company, name: owner?.name ?? project.companyName, profilePhoto }],
    // A declined match has an entry, but without a request, so the project shows no connection.
    ...(entry?.requestedAt && { connection: connectionStatus(entry, owner, viewer, seesOwner) }),
    ...(invitation && { invitation: { state: invitation.state, date: invitation.date } }),
    // Companies learn how many plans there are before they can open them.
    ...(viewer && { miles: Math.round(distanceMiles(project, viewer)), planCount: plans.length }),
  };
};

/** Returns a project, in a query and a batch; for its owner two more queries and another batch [PRJ-36]. */
export const getProject = operation(contract.getProject, async ({ params, caller }) => {
  const { project, text, counters } = await readWholeProject(params.id);
  if (!project || project.deletedAt) throw new ApiError('project_not_found');
  return project.company === caller.profileId
    ? forOwner({ project, text, counters })
    : forOthers({ project, text }, caller);
});
