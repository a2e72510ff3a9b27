import {
  canMoveInvitation,
  type InvitationState,
  isOpenInvitation,
} from '@plumbline/shared/domain/projects/invitation-states';
import { ApiError } from '../../platform/errors.ts';
import type { Write } from '../../table/core/transact.ts';
import { type ProjectInvitationItem, putProjectInvitation } from '../../table/projects/project-invitation.ts';

/** Returns the invitation in its next state. Throws `invitation_answered` when its state doesn't allow the move. */
export const moveInvitation = (
  invitation: ProjectInvitationItem,
  to: InvitationState,
  date: string,
): ProjectInvitationItem => {
  if (!canMoveInvitation(invitation.state, to)) throw new ApiError('invitation_answered');
  return { ...invitation, state: to, date };
};

/**
 * Returns the writes that end an open invitation, for the transaction of the move that ends it; none when no invitation
 * is open.
 */
export const endInvitationWrites = (
  invitation: ProjectInvitationItem | undefined,
  to: 'interested' | 'withdrawn',
  date: string,
): Write[] =>
  invitation && isOpenInvitation(invitation.state)
    ? [putProjectInvitation(moveInvitation(invitation, to, date), invitation)]
    : [];
