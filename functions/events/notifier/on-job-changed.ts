import { positionFilledMail } from '../../services/emails/access-emails.ts';
import { readersOf, settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { notifyByQueue } from '../../services/notifications/queued/enqueue-mail.ts';
import { planJobMails } from '../../services/notifications/reminders/own-jobs.ts';
import { type AccessEntryItem, listOpenEntriesOf } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { applicantStageRequest } from '../../table/jobs/applicant-stage.ts';
import { Job, type JobItem } from '../../table/jobs/job.ts';

/** The number of applicants that are notified concurrently. */
const AT_ONCE = 10;

const tellApplicant = async (job: JobItem, { other: seeker }: AccessEntryItem): Promise<void> =>
  notifyByQueue(await readersOf(seeker), {
    event: `filled.${job.id}.${seeker}`,
    kind: 'applicationAnswered',
    from: job.company,
    actor: undefined,
    subject: job.id,
    email: (language) => positionFilledMail(job, language),
  });

/** Notifies applicants with a pending application. Accepted and hired ones are in contact with the company already. */
const tellApplicants = async (job: JobItem): Promise<void> => {
  let cursor: string | undefined;
  do {
    const page = await listOpenEntriesOf(job.id, 'job-application', { limit: AT_ONCE, cursor });
    const { stages } = await batchGet({ stages: page.items.map(({ other }) => applicantStageRequest(job.id, other)) });
    const waiting = page.items.filter(({ state }, index) => state === 'requested' && stages[index]?.stage !== 'hired');
    await settleAll(waiting.map((entry) => tellApplicant(job, entry)));
    cursor = page.cursor;
  } while (cursor);
};

/** Notifies applicants of a job whose position was filled, and plans the e-mails to the company about its own job. */
export const onJobChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Job, changes)) {
    if (after) await planJobMails(before, after);
    if (after?.filledAt && before && !before.filledAt) await tellApplicants(after);
  }
};
