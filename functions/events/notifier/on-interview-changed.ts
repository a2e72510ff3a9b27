import { otherSide } from '@plumbline/shared/domain/interviews/interview-states';
import { type InterviewFacts, interviewMail } from '../../services/emails/interview-emails.ts';
import { readInterviewParties, siteZone } from '../../services/interviews/interview-page.ts';
import { readersOf, settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { notifyByQueue } from '../../services/notifications/queued/enqueue-mail.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { Interview, type InterviewItem } from '../../table/interviews/interview.ts';
import { readJob } from '../../table/jobs/job.ts';

/** Returns the sides that are notified: both about an agreed time, otherwise the one that didn't make the move. */
const notifiedSides = ({ state, proposedBy, endedBy }: InterviewItem) => {
  if (state === 'agreed') return ['company', 'worker'] as const;
  return [otherSide(state === 'proposed' ? proposedBy : (endedBy ?? 'company'))];
};

/**
 * Returns what the messages about a move say; undefined while the two may not meet. A cancellation is reported even
 * then: its cause, such as a block, may be why they may not meet, and no one should travel to a canceled interview.
 */
const factsOf = async (interview: InterviewItem): Promise<InterviewFacts | undefined> => {
  const parties = await readInterviewParties(interview);
  if (parties) return { interview, job: parties.job.name, timeZone: parties.timeZone };
  const job = interview.state === 'canceled' ? await readJob(interview.job) : undefined;
  return job && { interview, job: job.name, timeZone: await siteZone(job), isClosed: true };
};

const notifySides = async (interview: InterviewItem): Promise<void> => {
  const { job, worker, company, state, revision } = interview;
  const facts = await factsOf(interview);
  if (!facts) return;
  await settleAll(
    notifiedSides(interview).map(async (side) => {
      const [to, from] = side === 'worker' ? [worker, company] : [company, worker];
      await notifyByQueue(await readersOf(to), {
        event: ['interview', job, worker, revision].join('.'),
        kind: 'interview',
        from,
        actor: state === 'agreed' ? interview.agreedBy : undefined,
        subject: job,
        isMutual: state === 'agreed',
        email: (language) => interviewMail(facts, language, side),
      });
    }),
  );
};

/** Notifies about each move of an interview. */
export const onInterviewChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Interview, changes))
    if (after && before?.revision !== after.revision) await notifySides(after);
};
