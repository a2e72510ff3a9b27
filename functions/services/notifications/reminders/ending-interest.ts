import { interestReminderTime, isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import type { Language } from '@plumbline/shared/options/languages';
import { now } from '../../../platform/clock.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import { projectViewRequest } from '../../../table/activity/project-view.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { listMatchesOfProject, projectMatchRequest } from '../../../table/matching/project-match.ts';
import { putReminder, type ReminderItem } from '../../../table/notifications/reminder.ts';
import { companyProfileRequest } from '../../../table/profiles/profile.ts';
import { isOpenProject, projectRequest, readProject } from '../../../table/projects/project.ts';
import { allInvitationsTo, projectInvitationRequest } from '../../../table/projects/project-invitation.ts';
import { interestEndsMail } from '../../emails/invitation-emails.ts';

/** The most matches that get a reminder; further ones see the project in their digest. */
const MOST_MATCHES = 50;

/**
 * Sets a reminder for each company that was invited and hasn't decided, or that matches and has looked at the project,
 * before its last day for requests. Each reminder is checked again when it is due. The owner gets none.
 */
export const remindOfEndingInterest = async ({ profile, subject, dueAt }: ReminderItem): Promise<undefined> => {
  const project = await readProject(subject);
  const isSame = project?.interestUntil && interestReminderTime(project.interestUntil) === dueAt;
  if (!project || !isSame || !isOpenProject(project)) return;
  const [invitations, { items: matches }] = await Promise.all([
    allInvitationsTo(subject),
    listMatchesOfProject(subject, MOST_MATCHES),
  ]);
  const { views } = await batchGet({ views: matches.map(({ partner }) => projectViewRequest(subject, partner)) });
  const notified = new Set([
    ...invitations.filter(({ state }) => isOpenInvitation(state)).map(({ company }) => company),
    ...matches.filter((_, at) => views[at]).map(({ partner }) => partner),
  ]);
  for (const company of notified) {
    await putReminder({ profile: company, kind: 'interestEnds', subject, other: profile, dueAt });
  }
};

/**
 * Returns the message that tells a company that a project takes requests for two more days. Undefined once the company
 * has asked to join or decided.
 */
export const remindOfInterestEnd = async ({ profile, subject, other, dueAt }: ReminderItem) => {
  const found = await batchGet({
    projects: [projectRequest(subject)],
    owners: [companyProfileRequest(other)],
    entries: [accessEntryRequest({ owner: other, type: 'project', subject, other: profile })],
    invitations: [projectInvitationRequest(subject, profile)],
    matches: [projectMatchRequest(subject, profile)],
  });
  const [project, owner, invitation] = [found.projects[0], found.owners[0], found.invitations[0]];
  const until = project?.interestUntil;
  if (!project || !owner || !until || interestReminderTime(until) !== dueAt) return undefined;
  const mayAsk = isOpenProject(project) && !isInterestOver(until, now()) && !found.entries[0];
  const waits = invitation ? isOpenInvitation(invitation.state) : found.matches[0] !== undefined;
  if (!mayAsk || !waits) return undefined;
  const facts = { id: subject, project: project.name, name: owner.name, until };
  return {
    kind: 'projectConnection' as const,
    from: other,
    subject,
    email: (language: Language) => interestEndsMail(facts, language),
  };
};
