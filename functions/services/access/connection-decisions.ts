import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { ApiError } from '../../platform/errors.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { AccessEntryItem, AccessKey } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { ifProjectOpen } from '../../table/projects/project.ts';
import { ifNotInvited } from '../../table/projects/project-invitation.ts';
import type { ActingCaller } from '../sessions/caller.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { isProjectFor } from '../visibility/project-visibility.ts';
import { moveConnectionRequestWrites } from './connection-requests.ts';
import { decide } from './decide.ts';
import { endProjectMatch } from './end-match.ts';
import { endInvitationWrites } from './invitations.ts';
import { moveEntry } from './move-entry.ts';
import { grantMutualContactAccess, requireContacts } from './mutual-contact.ts';
import { ifInterestOpen, requireInterestOpen, requireOpenProject, requireProject } from './subject.ts';

type InvitationAcceptance = { page: AccessPage; requested: AccessEntryItem; open: Write; userId: string };

/** Connects an invited company as soon as it asks to join, because the owner's invitation is the acceptance. */
const acceptInvitation = (key: AccessKey, { page, requested, open, userId }: InvitationAcceptance) => {
  const granted = moveEntry(key, requested, 'granted');
  // Equal dates of request and acceptance mark a message that the owner hasn't read yet, which the e-mail then
  // mentions.
  const entry = { ...granted, requestedAt: granted.date, grantedBy: userId };
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

export const requestConnection = (key: AccessKey, { userId }: ActingCaller, message: string | undefined) => {
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

/** Accepts a company into a project and opens the contact details of both to each other [PRJ-07]. */
export const acceptConnection = (key: AccessKey, { userId }: ActingCaller) =>
  decide('accept connection', key, (page) => {
    const project = requireOpenProject(page, key.owner);
    const entry = { ...moveEntry(key, page.entry, 'granted'), grantedBy: userId };
    return {
      writes: [
        ...moveConnectionRequestWrites({ previous: page.entry, next: entry }),
        ifProjectOpen(project.id),
        ...grantMutualContactAccess(page, { date: entry.date, reason: 'project', userId }, 'both'),
      ],
      answer: { ...accessEntryView(entry, key.owner), connection: requireContacts(page) },
    };
  });

/**
 * Declines a company that asked to join, was invited or only matches. The project and the company never match again.
 * Throws `profile_not_found` [PRJ-18].
 */
export const declineConnection = (key: AccessKey, reason: string | undefined) =>
  decide('decline connection', key, (page) => {
    requireProject(page, key.owner);
    if (!page.other || !(page.entry || page.projectMatch || page.invitation)) throw new ApiError('profile_not_found');
    const entry = moveEntry(key, page.entry, 'rejected', reason ? { reason } : {});
    const { writes, matches } = endProjectMatch(page, key.subject, key.other, entry.date);
    return {
      writes: [
        ...moveConnectionRequestWrites({ previous: page.entry, next: entry, matches }),
        ...endInvitationWrites(page.invitation, 'withdrawn', entry.date),
        ...writes,
      ],
      answer: accessEntryView(entry, key.owner),
    };
  });
