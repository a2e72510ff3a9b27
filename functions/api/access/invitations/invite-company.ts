import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { MOST_INVITATIONS } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { decide } from '../../../services/access/decide.ts';
import { moveEntry } from '../../../services/access/move-entry.ts';
import { ifInterestOpen, requireInterestOpen, requireOpenProject } from '../../../services/access/subject.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { type AccessKey, ifEntryNotOpen } from '../../../table/access/access-entry.ts';
import { allInvitationsTo, putProjectInvitation } from '../../../table/projects/project-invitation.ts';

/** Asks a company to join an own project. One that asked itself, or was declined a moment ago, is not invited. */
export const inviteCompany = operation(contract.inviteCompany, async ({ params, body, caller }) => {
  const key: AccessKey = { owner: caller.profileId, type: 'project', subject: params.id, other: body.company };
  if (key.owner === key.other) throw new ApiError('own_project');
  await spendNamedBudget('project-invitation', caller.profileId);
  const sent = await allInvitationsTo(params.id);
  return decide('invite', key, (page) => {
    const project = requireOpenProject(page, key.owner);
    if (!page.other) throw new ApiError('profile_not_found');
    if (page.invitation) throw new ApiError('invitation_exists');
    // Two users who invite concurrently may exceed the limit by one.
    if (sent.length >= MOST_INVITATIONS) throw new ApiError('invitations_full', { params: { most: MOST_INVITATIONS } });
    // The company must be free to ask: neither connected nor waiting nor declined for now.
    moveEntry(key, page.entry, 'requested');
    requireInterestOpen(project);
    const open = ifInterestOpen(project);
    const date = nowIso();
    const invitation = {
      project: project.id,
      company: key.other,
      owner: key.owner,
      state: 'invited' as const,
      invitedAt: date,
      date,
    };
    return {
      writes: [putProjectInvitation(invitation, undefined), ifEntryNotOpen(key), open],
      answer: invitation,
    };
  });
});
