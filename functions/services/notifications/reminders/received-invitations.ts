import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import type { Language } from '@plumbline/shared/options/languages';
import { DAY_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { nowIso, timeAfter } from '../../../platform/clock.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { projectMatchRequest } from '../../../table/matching/project-match.ts';
import { endReminder, putReminderOnce, type ReminderItem } from '../../../table/notifications/reminder.ts';
import { isOpenProject, projectRequest } from '../../../table/projects/project.ts';
import { listInvitationsOf } from '../../../table/projects/project-invitation.ts';
import { projectPlansRequest } from '../../../table/projects/project-plans.ts';
import { type InvitedProject, invitationsReceivedMail } from '../../emails/invitation-emails.ts';

/** The wait for further invitations before an e-mail, and the time between two e-mails to a company. */
const COLLECTED_MS = 15 * MINUTE_MS;
const BETWEEN_MAILS_MS = DAY_MS;
/** The most invitations that an e-mail is about; the page of invitations lists all of them. */
const MOST = 20;

const timeIn = (ms: number): string => timeAfter(nowIso(), ms);

/**
 * Plans the e-mail about a new invitation. A company gets one e-mail a day about all its invitations: the reminder that
 * is left after an e-mail collects the invitations of the next day.
 */
export const planInvitationMail = async (company: string): Promise<void> => {
  await putReminderOnce({
    profile: company,
    kind: 'invitationsReceived',
    subject: '',
    other: '',
    dueAt: timeIn(COLLECTED_MS),
  });
};

/** Returns the invitations after `since` that wait for an answer and whose projects are open, newest first. */
const newInvitations = async (company: string, since: string): Promise<(InvitedProject & { invitedAt: string })[]> => {
  const { items } = await listInvitationsOf(company, { limit: MOST });
  const invitations = items.filter(({ state, invitedAt }) => isOpenInvitation(state) && invitedAt > since);
  const { projects, matches, plans } = await batchGet({
    projects: invitations.map(({ project }) => projectRequest(project)),
    matches: invitations.map(({ project }) => projectMatchRequest(project, company)),
    plans: invitations.map(({ project }) => projectPlansRequest(project)),
  });
  return invitations.flatMap(({ invitedAt }, index) => {
    const project = projects[index];
    if (!project || !isOpenProject(project)) return [];
    const trade = matches[index]?.reason.category;
    return [
      {
        ...project,
        invitedAt,
        trades: trade ? [trade] : project.contractorTradeCategories,
        plans: plans[index]?.plans.length ?? 0,
      },
    ];
  });
};

/**
 * Returns the e-mail about a company's invitations since the one before, with the reminder that collects the next ones.
 * Undefined when no invitation waits for an answer.
 */
export const remindOfInvitations = async (reminder: ReminderItem) => {
  // The first reminder after a quiet day doesn't say since when; the e-mail before is older than a day.
  const { profile, dueAt, since = timeAfter(dueAt, -BETWEEN_MAILS_MS) } = reminder;
  const projects = await newInvitations(profile, since);
  const [newest] = projects;
  if (!newest) {
    await endReminder(reminder);
    // An invitation that was written while the reminder still existed has set none.
    const [missed] = await newInvitations(profile, since);
    if (missed) await planInvitationMail(profile);
    return undefined;
  }
  return {
    kind: 'projectConnection' as const,
    // The e-mail counts as the company's own, because it is limited by its interval and not by its senders.
    from: profile,
    subject: newest.id,
    by: 'mail' as const,
    email: (language: Language) => invitationsReceivedMail(projects, language),
    next: { ...reminder, dueAt: timeIn(BETWEEN_MAILS_MS), since: newest.invitedAt },
  };
};
