import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { decide } from '../../../services/access/decide.ts';
import { moveInvitation } from '../../../services/access/invitations.ts';
import { requireOpenProject } from '../../../services/access/subject.ts';
import type { AccessKey } from '../../../table/access/access-entry.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { ifProjectOpen } from '../../../table/projects/project.ts';
import { projectInvitationRequest, putProjectInvitation } from '../../../table/projects/project-invitation.ts';

/** The invited company opened the project, or says no. Who opens it again changes nothing. */
export const answerInvitation = operation(contract.answerInvitation, async ({ params, body, caller }) => {
  const { invitations } = await batchGet({ invitations: [projectInvitationRequest(params.id, caller.profileId)] });
  const known = invitations[0];
  if (!known) throw new ApiError('invitation_not_found');
  if (body.state === 'seen' && known.state !== 'invited') return known;
  const key: AccessKey = { owner: known.owner, type: 'project', subject: params.id, other: caller.profileId };
  return decide('answer invitation', key, (page) => {
    const project = requireOpenProject(page, key.owner);
    const invitation = page.invitation ?? known;
    if (body.state === 'seen' && invitation.state !== 'invited') return { writes: [], answer: invitation };
    const moved = moveInvitation(invitation, body.state, nowIso());
    return {
      writes: [putProjectInvitation(moved, invitation), ifProjectOpen(project.id)],
      answer: moved,
    };
  });
});
