import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { operation } from '../../http/operation.ts';
import { inviteAllToProject, inviteToProject, moveOwnInvitation } from '../../services/access/invitation-decisions.ts';

export const inviteCompany = operation(contract.inviteCompany, async ({ params, body, caller }) =>
  inviteToProject({ owner: caller.profileId, type: 'project', subject: params.id, other: body.company }),
);

/** Invites each company of the body once; a company that the body names twice counts once. */
export const inviteCompanies = operation(contract.inviteCompanies, ({ params, body, caller }) =>
  inviteAllToProject({ owner: caller.profileId, subject: params.id }, [...new Set(body.companies)]),
);

export const answerInvitation = operation(contract.answerInvitation, async ({ params, body, caller }) =>
  moveOwnInvitation(params.id, caller.profileId, body.state),
);
