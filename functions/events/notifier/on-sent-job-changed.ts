import { jobReceivedMail } from '../../services/emails/match-emails.ts';
import { readersOf } from '../../services/notifications/delivery/notify-users.ts';
import { notifyByQueue } from '../../services/notifications/queued/enqueue-mail.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { isOpen, readJob } from '../../table/jobs/job.ts';
import { SentJobPost, type SentJobPostItem } from '../../table/jobs/sent-job.ts';

const notifySeeker = async ({ company, seeker, job: id }: SentJobPostItem): Promise<void> => {
  const job = await readJob(id);
  if (!job || !isOpen(job)) return;
  await notifyByQueue(await readersOf(seeker), {
    event: `sent-job.${company}.${seeker}.${id}`,
    kind: 'jobReceived',
    from: company,
    actor: undefined,
    subject: id,
    email: (language) => jobReceivedMail(job, language),
  });
};

/** Notifies a seeker about a job that a company sent. */
export const onSentJobChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(SentJobPost, changes)) if (after && !before) await notifySeeker(after);
};
