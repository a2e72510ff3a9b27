import {
  type InvitationFacts,
  invitationDeclinedMail,
  invitationsReceivedMail,
} from '../../services/emails/invitation-emails.ts';
import { readersOf } from '../../services/notifications/delivery/notify-users.ts';
import { notifyByQueue } from '../../services/notifications/queued/enqueue-mail.ts';
import { planInvitationMail } from '../../services/notifications/reminders/received-invitations.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { companyProfileRequest } from '../../table/profiles/profile.ts';
import { isOpenProject, projectRequest } from '../../table/projects/project.ts';
import { ProjectInvitation, type ProjectInvitationItem } from '../../table/projects/project-invitation.ts';

/** Returns who is notified about an invitation's state, and from which company. Undefined for other states. */
const sides = ({ state, owner, company }: ProjectInvitationItem) => {
  if (state === 'invited') return { to: company, from: owner };
  if (state === 'declined') return { to: owner, from: company };
  return undefined;
};

const notifySide = async (invitation: ProjectInvitationItem): Promise<void> => {
  const notified = sides(invitation);
  if (!notified) return;
  const { projects, companies } = await batchGet({
    projects: [projectRequest(invitation.project)],
    companies: [companyProfileRequest(notified.from)],
  });
  const [project, company] = [projects[0], companies[0]];
  if (!project || !isOpenProject(project) || !company) return;
  const facts: InvitationFacts = { id: project.id, project: project.name, name: company.name };
  await notifyByQueue(await readersOf(notified.to), {
    event: ['invitation', invitation.project, invitation.company, invitation.state].join('.'),
    kind: 'projectConnection',
    from: notified.from,
    actor: undefined,
    subject: project.id,
    ...(invitation.state === 'invited'
      ? { email: (language) => invitationsReceivedMail([{ ...project, trades: [], plans: 0 }], language), by: 'app' }
      : { email: (language) => invitationDeclinedMail(facts, language) }),
  });
  if (invitation.state === 'invited') await planInvitationMail(invitation.company);
};

/** Notifies about an invitation that is new or was declined. New ones of a company share an e-mail. */
export const onInvitationChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(ProjectInvitation, changes)) {
    if (after && before?.state !== after.state) await notifySide(after);
  }
};
