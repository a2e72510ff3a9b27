import type { InvitationState } from '@plumbline/shared/domain/projects/invitation-states';
import { MOST_INVITATIONS } from '@plumbline/shared/options/limits';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { type AccessKey, ifEntryNotOpen } from '../../table/access/access-entry.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { ifProjectOpen, readProject } from '../../table/projects/project.ts';
import {
  allInvitationsTo,
  projectInvitationRequest,
  putProjectInvitation,
} from '../../table/projects/project-invitation.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import { decide } from './decide.ts';
import { moveInvitation } from './invitations.ts';
import { moveEntry } from './move-entry.ts';
import { ifInterestOpen, requireInterestOpen, requireOpenProject } from './subject.ts';

/**
 * Records that the invited company opened the project, or declined. Opening it again changes nothing. Throws
 * `invitation_not_found`.
 */
export const moveOwnInvitation = async (subject: string, other: string, state: 'seen' | 'declined') => {
  const { invitations } = await batchGet({ invitations: [projectInvitationRequest(subject, other)] });
  const known = invitations[0];
  if (!known) throw new ApiError('invitation_not_found');
  if (state === 'seen' && known.state !== 'invited') return known;
  const key: AccessKey = { owner: known.owner, type: 'project', subject, other };
  return decide('answer invitation', key, (page) => {
    const project = requireOpenProject(page, key.owner);
    const invitation = page.invitation ?? known;
    if (state === 'seen' && invitation.state !== 'invited') return { writes: [], answer: invitation };
    const moved = moveInvitation(invitation, state, nowIso());
    return {
      writes: [putProjectInvitation(moved, invitation), ifProjectOpen(project.id)],
      answer: moved,
    };
  });
};

/**
 * Throws when a project with `sent` invitations would exceed their limit by `added` ones. Concurrent calls may exceed
 * it, because the number is read before the transaction.
 */
const requireRoom = (sent: number, added: number): void => {
  if (sent + added > MOST_INVITATIONS) throw new ApiError('invitations_full', { params: { most: MOST_INVITATIONS } });
};

/** Invites a company to the owner's project, to which `sent` companies are invited already. */
const inviteOne = (key: AccessKey, sent: number) => {
  if (key.owner === key.other) throw new ApiError('own_project');
  return decide('invite', key, (page) => {
    const project = requireOpenProject(page, key.owner);
    if (!page.other) throw new ApiError('profile_not_found');
    if (page.invitation) throw new ApiError('invitation_exists');
    requireRoom(sent, 1);
    // Throws when the company couldn't ask to join: it is connected, has a pending request or was declined recently.
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
};

/**
 * Invites a company to the owner's project. Throws when the company has asked to join, is invited already or was
 * declined recently.
 */
export const inviteToProject = async (key: AccessKey) => {
  await spendNamedBudget('project-invitation', key.owner);
  return inviteOne(key, (await allInvitationsTo(key.subject)).length);
};

/** The number of companies that are invited at the same time. Each invitation is a transaction. */
const INVITED_AT_ONCE = 5;
/** The errors about one company, which don't keep the others from being invited. */
const aboutCompany: readonly string[] = [
  'own_project',
  'profile_not_found',
  'request_changed',
  'request_declined',
  'request_exists',
];

/** The states of invitations that ended without a connection; a company isn't invited to a project twice. */
const endedStates: readonly InvitationState[] = ['declined', 'withdrawn'];

/**
 * Invites several companies to the owner's project. Those that were invited before stay so, and those that can't be
 * invited or whose invitation has ended are skipped. Throws when the project takes no invitations, when the new ones
 * would exceed its limit, or when the company's budget is used up; companies invited before an error stay invited.
 */
export const inviteAllToProject = async (
  project: Pick<AccessKey, 'owner' | 'subject'>,
  companies: readonly string[],
): Promise<{ invited: string[]; skipped: string[] }> => {
  // Checked before the invitations are read, because the response says which companies have one.
  requireOpenProject({ project: await readProject(project.subject) }, project.owner);
  const before = await allInvitationsTo(project.subject);
  const known = new Map(before.map(({ company, state }) => [company, state]));
  const added = companies.filter((company) => !known.has(company)).length;
  requireRoom(before.length, added);
  // Spent for the whole call, so that a call over the budget invites no company.
  if (added > 0) await spendNamedBudget('project-invitation', project.owner, added);
  const isInvited = await mapConcurrent(companies, INVITED_AT_ONCE, async (other) => {
    const state = known.get(other);
    if (state) return !endedStates.includes(state);
    try {
      await inviteOne({ ...project, type: 'project', other }, before.length);
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'invitation_exists') return true;
      if (code !== undefined && aboutCompany.includes(code)) return false;
      throw error;
    }
  });
  return {
    invited: companies.filter((_, index) => isInvited[index]),
    skipped: companies.filter((_, index) => !isInvited[index]),
  };
};
