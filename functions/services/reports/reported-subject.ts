import type { ReportKind } from '@plumbline/shared/domain/support/report-kinds';
import { readJob } from '../../table/jobs/job.ts';
import { readConversations } from '../../table/messages/conversation-aggregate.ts';
import { isSeekerProfile, type ProfileItem } from '../../table/profiles/profile.ts';
import { readProfileAggregate } from '../../table/profiles/profile-aggregate.ts';
import { readProject } from '../../table/projects/project.ts';
import type { ActingCaller } from '../sessions/caller.ts';
import { isJobShownTo } from '../visibility/job-visibility.ts';
import { mayReadProfile } from '../visibility/profile-visibility.ts';
import { isProjectShownTo } from '../visibility/project-visibility.ts';

/** The account that a reported subject belongs to, and the name of a job or project. */
export type ReportedSubject = { account: string; accountType: 'company' | 'jobSeeker'; subjectName?: string };

type Find = (id: string, caller: ActingCaller) => Promise<ReportedSubject | undefined>;

const postOf = ({ company, name }: { company: string; name: string }): ReportedSubject => ({
  account: company,
  accountType: 'company',
  subjectName: name,
});

const accountOf = (profile: ProfileItem): ReportedSubject => ({
  account: profile.id,
  accountType: isSeekerProfile(profile) ? 'jobSeeker' : 'company',
});

const findJob: Find = async (id, caller) => {
  const job = await readJob(id);
  if (!job) return undefined;
  return job.company === caller.profileId || (await isJobShownTo(job, caller)) ? postOf(job) : undefined;
};

const findProject: Find = async (id, caller) => {
  const project = await readProject(id);
  if (!project || project.deletedAt) return undefined;
  return project.company === caller.profileId || (await isProjectShownTo(project, caller))
    ? postOf(project)
    : undefined;
};

const findProfile: Find = async (id, caller) => {
  const { profile, contactAccess, block } = await readProfileAggregate(id, caller.profileId);
  if (!profile) return undefined;
  const between = { isOpen: Boolean(contactAccess), block };
  return id === caller.profileId || (await mayReadProfile(profile, caller, between)) ? accountOf(profile) : undefined;
};

/**
 * Finds the other profile of a conversation. Undefined when the two never exchanged messages, because then there is
 * nothing to report.
 */
const findConversation: Find = async (id, { profileId }) => {
  const [page] = id === profileId ? [] : await readConversations(profileId, [id]);
  return page?.own?.date && page.profile ? accountOf(page.profile) : undefined;
};

const finders: Record<ReportKind, Find> = {
  job: findJob,
  project: findProject,
  profile: findProfile,
  message: findConversation,
};

/**
 * Finds a subject to report, under the same rules by which the caller may read it. Undefined when the caller may not.
 * At most three requests.
 */
export const reportedSubject = (kind: ReportKind, id: string, caller: ActingCaller) => finders[kind](id, caller);
