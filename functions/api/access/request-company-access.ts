import * as contract from '@plumbline/shared/contracts/access/access';
import { applicationGaps } from '@plumbline/shared/domain/profile/application-gaps';
import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { startApplicationWrites } from '../../services/access/applications.ts';
import { moveConnectionRequestWrites } from '../../services/access/connection-requests.ts';
import { decide } from '../../services/access/decide.ts';
import { endInvitationWrites } from '../../services/access/invitations.ts';
import { moveEntry } from '../../services/access/move-entry.ts';
import { grantMutualContactAccess } from '../../services/access/mutual-contact.ts';
import {
  ifInterestOpen,
  requireInterestOpen,
  requireOpenJob,
  requireOpenProject,
  requireSubjectId,
} from '../../services/access/subject.ts';
import { type ActingCaller, type Caller, isCompany } from '../../services/sessions/caller.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import { isProjectFor } from '../../services/visibility/project-visibility.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { AccessEntryItem, AccessKey } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { ifJobOpen } from '../../table/jobs/job.ts';
import { isSeekerProfile, type ProfileItem } from '../../table/profiles/profile.ts';
import { ifNotInvited } from '../../table/projects/project-invitation.ts';

/** Seekers apply to jobs; companies ask to join projects. */
const requireRequester = (caller: Caller, type: AccessKey['type']): ActingCaller => {
  const isWelcome = type === 'project' ? isCompany(caller) : type === 'job-application' && caller.kind === 'candidate';
  if (caller.role === 'support' || !isWelcome) throw new ApiError('forbidden');
  if (!caller.profileId)
    throw new ApiError('profile_incomplete', type === 'project' ? {} : { missing: applicationGaps({}) });
  return { ...caller, profileId: caller.profileId };
};

/** Rejects applications from incomplete profiles and names the missing fields. */
const requireCompleteProfile = (profile: ProfileItem): void => {
  const missing = applicationGaps({ ...profile, jobSeeker: isSeekerProfile(profile) ? profile.seeker : undefined });
  if (missing.length) throw new ApiError('profile_incomplete', { missing });
};

const apply = (key: AccessKey) =>
  decide('apply', key, (page) => {
    const job = requireOpenJob(page, key.owner);
    if (!page.other) throw new ApiError('profile_not_found');
    const entry = moveEntry(key, page.entry, 'requested');
    requireCompleteProfile(page.other);
    return {
      writes: [...startApplicationWrites(entry, page.entry), ifJobOpen(job.id)],
      answer: accessEntryView(entry, key.other),
    };
  });

type Accepting = { page: AccessPage; requested: AccessEntryItem; open: Write; userId: string };

/** The owner invited the company, so its request connects the two immediately. */
const acceptInvitation = (key: AccessKey, { page, requested, open, userId }: Accepting) => {
  const granted = moveEntry(key, requested, 'granted');
  // Asked and accepted in one, by which the mail knows that the words are new to the owner.
  const entry = { ...granted, requestedAt: granted.date };
  return {
    writes: [
      ...moveConnectionRequestWrites({ previous: page.entry, next: entry }),
      open,
      ...endInvitationWrites(page.invitation, 'interested', entry.date),
      ...grantMutualContactAccess(page, { date: entry.date, reason: 'project', userId }, 'both'),
    ],
    answer: accessEntryView(entry, key.other),
  };
};

const askToJoin = (key: AccessKey, { userId }: ActingCaller, message: string | undefined) => {
  if (key.owner === key.other) throw new ApiError('own_project');
  return decide('ask to join', key, (page) => {
    const project = requireOpenProject(page, key.owner);
    if (!page.other) throw new ApiError('profile_not_found');
    const isInvited = page.invitation !== undefined && isOpenInvitation(page.invitation.state);
    if (!page.entry && !isInvited && !isProjectFor(page.other.kind, project)) throw new ApiError('project_not_found');
    const entry = moveEntry(key, page.entry, 'requested', { message });
    requireInterestOpen(project);
    const open = ifInterestOpen(project);
    if (isInvited) return acceptInvitation(key, { page, requested: entry, open, userId });
    return {
      writes: [
        ...moveConnectionRequestWrites({ previous: page.entry, next: entry }),
        open,
        ifNotInvited(project.id, key.other),
      ],
      answer: accessEntryView(entry, key.other),
    };
  });
};

/** Applies to a job or asks to join a project, once each; again seven days after a rejection [SEE-15, PRJ-15]. */
export const requestCompanyAccess = operation(contract.requestCompanyAccess, ({ params, body, caller }) => {
  const acting = requireRequester(caller, body.type);
  const key: AccessKey = {
    owner: params.id,
    type: body.type,
    subject: requireSubjectId(body),
    other: acting.profileId,
  };
  return body.type === 'project' ? askToJoin(key, acting, body.message) : apply(key);
});
