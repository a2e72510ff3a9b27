import type { MatchReason } from '@plumbline/shared/domain/matching/match-score';
import type { Language } from '@plumbline/shared/options/languages';
import { accessNotifications } from '../../../../functions/events/notifier/access-notifications.ts';
import {
  applicationsReceivedMail,
  applicationWaitsMail,
  briefingWaitsMail,
} from '../../../../functions/services/emails/access-emails.ts';
import type { AccessEvent } from '../../../../functions/services/emails/access-event.ts';
import { feedbackOf, partyOf } from '../../../../functions/services/notifications/read-access-event.ts';
import type { AccessEntryItem } from '../../../../functions/table/access/access-entry.ts';
import { type MailPreview, mailOf } from './mail-preview.ts';
import { answer, company, jobs, partner, project, seeker } from './samples.ts';

type Type = AccessEntryItem['type'];
type State = AccessEntryItem['state'];
export type Side = 'owner' | 'other';

/** The owner of the access list, and the other party. */
const sides = {
  'job-application': { owner: company, other: seeker },
  job: { owner: seeker, other: company },
  project: { owner: company, other: partner },
};

const eventOf = (type: Type, state: State): AccessEvent => {
  const { owner, other } = sides[type];
  const { id, name } = type === 'project' ? project : jobs[0];
  const { reason } = answer;
  const entry: AccessEntryItem = {
    type,
    state,
    owner: owner.id,
    other: other.id,
    subject: id,
    date: '2026-03-04T15:30:00.000Z',
    reasons: ['location', 'other'],
    reason,
  };
  const isOpen = state === 'granted';
  return {
    entry,
    subject: name,
    feedback: feedbackOf(entry, isOpen),
    owner: partyOf(owner, isOpen),
    other: partyOf(other, isOpen),
  };
};

const entry = (name: string, type: Type, state: State, side: Side) => ({ name, type, state, side });

/** Every combination of an access entry that causes notifications. */
export const entries = [
  entry('Application received', 'job-application', 'requested', 'owner'),
  entry('Application accepted, to the company', 'job-application', 'granted', 'owner'),
  entry('Application accepted, to the seeker', 'job-application', 'granted', 'other'),
  entry('Application declined', 'job-application', 'rejected', 'other'),
  entry('Briefing received', 'job', 'requested', 'owner'),
  entry('Briefing accepted, to the seeker', 'job', 'granted', 'owner'),
  entry('Briefing accepted, to the company', 'job', 'granted', 'other'),
  entry('Briefing declined', 'job', 'rejected', 'other'),
  entry('Connection requested', 'project', 'requested', 'owner'),
  entry('Connection accepted, to the owner of the project', 'project', 'granted', 'owner'),
  entry('Connection accepted, to the company that asked', 'project', 'granted', 'other'),
  entry('Connection declined', 'project', 'rejected', 'other'),
];

/** The notifications of both parties about an access entry. */
const accessPreviews: MailPreview[] = entries.map(({ name, type, state, side }) => ({
  name,
  draw: (language: Language) => {
    const message = accessNotifications[type][state]?.[side];
    if (!message) throw new Error(`Nobody is told of ${name}`);
    return mailOf(sides[type][side], message.kind, message.email(eventOf(type, state), language));
  },
}));

const fits = [
  { category: 'Roofing', rating: 'Journeyman', miles: 4 },
  { category: 'Carpentry', rating: 'Skilled', miles: 12 },
] as const;
const applications = fits.map((fit) => ({
  ...eventOf('job-application', 'requested'),
  reason: { ...fit } as MatchReason,
}));

/** The reminders about a pending request. */
const reminders: MailPreview[] = [
  {
    name: 'Applications received',
    draw: (language) => mailOf(company, 'newApplicant', applicationsReceivedMail(applications, language)),
  },
  {
    name: 'Application waits',
    draw: (language) =>
      mailOf(company, 'newApplicant', applicationWaitsMail(eventOf('job-application', 'requested'), language)),
  },
  {
    name: 'Briefing waits',
    draw: (language) => mailOf(seeker, 'briefingReceived', briefingWaitsMail(eventOf('job', 'requested'), language)),
  },
];

export const entryPreviews: readonly MailPreview[] = [...accessPreviews, ...reminders];
