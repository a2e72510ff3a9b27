import {
  canMoveInvitation,
  type InvitationState,
  isOpenInvitation,
} from '@plumbline/shared/domain/projects/invitation-states';
import { ApiError } from '../../platform/errors.ts';
import type { Write } from '../../table/core/transact.ts';
import { type ProjectInvitationItem, putProjectInvitation } from '../../table/projects/project-invitation.ts';

/** The invitation after a move, or the 409 of one that the states do not allow. */
export const moveInvitation = (
  invitation: ProjectInvitationItem,
  to: InvitationState,
  date: string,
): ProjectInvitationItem => {
  if (!canMoveInvitation(invitation.state, to)) throw new ApiError('invitation_answered');
  return { ...invitation, state: to, date };
};

/** Ends an open invitation in the transaction of the move that ends it; writes nothing when none is open. */
export const endInvitationWrites = (
  invitation: ProjectInvitationItem | undefined,
  to: 'interested' | 'withdrawn',
  date: string,
): Write[] =>
  invitation && isOpenInvitation(invitation.state)
    ? [putProjectInvitation(moveInvitation(invitation, to, date), invitation)]
    : [];
