import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { operation } from '../../http/operation.ts';
import { inviteToProject, moveOwnInvitation } from '../../services/access/invitation-decisions.ts';

export const inviteCompany = operation(contract.inviteCompany, async ({ params, body, caller }) =>
  inviteToProject({ owner: caller.profileId, type: 'project', subject: params.id, other: body.company }),
);

export const answerInvitation = operation(contract.answerInvitation, async ({ params, body, caller }) =>
  moveOwnInvitation(params.id, caller.profileId, body.state),
);
