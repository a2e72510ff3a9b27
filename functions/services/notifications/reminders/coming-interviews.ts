import { type InterviewReminder, interviewReminderTime } from '@plumbline/shared/domain/interviews/interview-times';
import type { Language } from '@plumbline/shared/options/languages';
import { nowIso } from '../../../platform/clock.ts';
import type { ReminderItem } from '../../../table/notifications/reminder.ts';
import { interviewComingMail } from '../../emails/interview-emails.ts';
import { readInterviewParties } from '../../interviews/interview-page.ts';

/**
 * Returns the message that reminds one side of an agreed interview. Undefined when it was moved or canceled, has begun,
 * or the two may no longer meet.
 */
export const remindOfInterview = async ({ profile, kind, subject: job, other, dueAt }: ReminderItem) => {
  const pairs = [profile, other];
  const [asWorker, asCompany] = await Promise.all(pairs.map((worker) => readInterviewParties({ job, worker })));
  const parties = asWorker?.interview ? asWorker : asCompany;
  const interview = parties?.interview;
  const start = interview?.state === 'agreed' ? interview.start : undefined;
  if (!parties || !interview || !start) return undefined;
  if (start <= nowIso() || interviewReminderTime(start, kind as InterviewReminder) !== dueAt) return undefined;
  const facts = { interview, job: parties.job.name, timeZone: parties.timeZone };
  return {
    kind: 'interview' as const,
    from: other,
    subject: job,
    isMutual: true,
    email: (language: Language) => interviewComingMail(facts, language),
  };
};
