import { isReachQuestionOpen, REACH_QUESTION_MS } from '@plumbline/shared/domain/access/reach-question';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { Language } from '@plumbline/shared/options/languages';
import { now, timeAfter } from '../../../platform/clock.ts';
import { NAME } from '../../../table/notifications/notification.ts';
import { putReminder, type ReminderItem } from '../../../table/notifications/reminder.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { readSeekerProfile } from '../../../table/profiles/profile.ts';
import { reachQuestionMail } from '../../emails/reach-email.ts';
import { readReachFacts } from '../../visibility/reach-facts.ts';

/** Sets the reminder of a delivered unlock. */
export const remindOfUnlock = async ({ company, family, seeker, state, paidAt }: PaymentItem): Promise<void> => {
  if (family !== 'unlock' || state !== 'fulfilled' || !seeker || !paidAt) return;
  const dueAt = timeAfter(paidAt, REACH_QUESTION_MS);
  await putReminder({ profile: company, kind: 'reachQuestion', subject: seeker, other: seeker, dueAt });
};

/** Returns the message that asks a company whether it reached the seeker it unlocked three days ago. */
export const remindOfReach = async ({ profile, other }: ReminderItem) => {
  const [facts, seeker] = await Promise.all([readReachFacts(profile, other), readSeekerProfile(other)]);
  if (!seeker || !isReachQuestionOpen(facts, now())) return undefined;
  const name = fullName(seeker);
  return {
    kind: 'reachQuestion' as const,
    from: other,
    subject: other,
    email: (language: Language) => reachQuestionMail({ seeker: other, name }, language),
    nameless: (language: Language) => reachQuestionMail({ seeker: other, name: NAME }, language),
  };
};
