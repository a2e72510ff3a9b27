import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { nowIso } from '../platform/clock.ts';
import { isConditionFailure, transact } from '../table/core/transact.ts';
import { allInvitationsTo, putProjectInvitation } from '../table/projects/project-invitation.ts';

/** A project was closed or deleted: nobody is asked to join it any more. */
export const withdrawInvitations = async (project: string): Promise<void> => {
  const date = nowIso();
  for (const invitation of await allInvitationsTo(project)) {
    if (!isOpenInvitation(invitation.state)) continue;
    try {
      await transact(putProjectInvitation({ ...invitation, state: 'withdrawn', date }, invitation));
    } catch (error) {
      // Answered at this very moment: that stands.
      if (!isConditionFailure(error)) throw error;
    }
  }
};
