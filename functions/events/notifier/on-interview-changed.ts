import { otherSide } from '@plumbline/shared/domain/interviews/interview-states';
import { interviewMail } from '../../services/emails/interview-emails.ts';
import { readInterviewParties } from '../../services/interviews/interview-page.ts';
import { notifyReaders, readersOf, settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { Interview, type InterviewItem } from '../../table/interviews/interview.ts';

/** Returns the sides that are notified: both about an agreed time, otherwise the one that didn't make the move. */
const notifiedSides = ({ state, proposedBy, endedBy }: InterviewItem) => {
  if (state === 'agreed') return ['company', 'worker'] as const;
  return [otherSide(state === 'proposed' ? proposedBy : (endedBy ?? 'company'))];
};

const notifySides = async (interview: InterviewItem): Promise<void> => {
  const { job, worker, company, state, revision } = interview;
  const parties = await readInterviewParties({ job, worker });
  if (!parties) return;
  const facts = { interview, job: parties.job.name, timeZone: parties.timeZone };
  await settleAll(
    notifiedSides(interview).map(async (side) => {
      const [to, from] = side === 'worker' ? [worker, company] : [company, worker];
      await notifyReaders(await readersOf(to), {
        event: ['interview', job, worker, revision].join('.'),
        kind: 'interview',
        from,
        subject: job,
        isMutual: state === 'agreed',
        email: (language) => interviewMail(facts, language),
      });
    }),
  );
};

/** Notifies about each move of an interview. */
export const onInterviewChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Interview, changes))
    if (after && before?.revision !== after.revision) await notifySides(after);
};
