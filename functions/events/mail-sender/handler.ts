import { SENDERS_OF_QUEUE } from '@plumbline/shared/mail-queues';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { now } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { logger } from '../../platform/logger.ts';
import { withCorrelation } from '../../platform/logs/correlation.ts';
import { putIntoQueue } from '../../platform/mail-queue/mail-queue.ts';
import { createPace, type Pace } from '../../platform/pace.ts';
import { isPassing, PassingError } from '../../platform/passing-errors.ts';
import { withTimeLimit } from '../../platform/time-limit.ts';
import { type MailMessage, mailMessage } from '../../services/notifications/queued/mail-message.ts';
import { sendQueuedMail } from '../../services/notifications/queued/send-queued-mail.ts';
import { retry } from '../../table/core/retry.ts';

/** The number of tries, in one run, of an e-mail that fails for another reason than a passing one. */
const TRIES = 3;
const FIRST_WAIT_MS = 200;
/** An e-mail that takes longer than this is tried again later. It is less than the time limit of the function. */
const MOST_MS = 45_000;
/** The waits before an e-mail is tried again, in seconds: doubled each time, up to the longest delay of SQS. */
const FIRST_DELAY = 5;
const MOST_DELAY = 900;
const MOST_DOUBLINGS = 8;
/** The age at which an e-mail isn't put back any more, but becomes a dead letter. */
const RETRIED_FOR_MS = 72 * HOUR_MS;

const send = async ({ request, mail }: MailMessage, pace: Pace): Promise<void> => {
  const tries = { tries: TRIES, when: (error: unknown) => !isPassing(error), firstWaitMs: () => FIRST_WAIT_MS };
  const work = withCorrelation(request, () => retry(() => sendQueuedMail(mail, pace), tries));
  await withTimeLimit(work, MOST_MS, () => new PassingError(`An e-mail took longer than ${MOST_MS} ms`));
};

const mayWait = ({ since }: MailMessage): boolean => now().getTime() - Date.parse(since) < RETRIED_FOR_MS;

/** Puts a message back as a new one, so that a passing error counts as no receipt of it. */
const putBack = (message: MailMessage): Promise<void> => {
  const { queue, tries } = message;
  const delay = Math.min(MOST_DELAY, FIRST_DELAY * 2 ** Math.min(tries, MOST_DOUBLINGS));
  return putIntoQueue(queue, { ...message, tries: tries + 1 }, delay);
};

/** Returns whether a message is done: its e-mail was sent, isn't wanted any more, or waits in a new message. */
const finish = async ({ messageId, body }: SQSRecord, pace: Pace): Promise<boolean> => {
  try {
    const message = mailMessage.parse(JSON.parse(body));
    try {
      await send(message, pace);
    } catch (error) {
      if (!isPassing(error) || !mayWait(message)) throw error;
      const { queue, tries, mail } = message;
      logger.warn('An e-mail waits for another try', { queue, tries, type: mail.type, error: error as Error });
      await putBack(message);
    }
    return true;
  } catch (error) {
    logger.error('An e-mail of a queue failed', { messageId, error: error as Error });
    return false;
  }
};

/**
 * Sends the e-mails of a batch of a queue, within the rate of each queue. An e-mail that fails by a passing error, such
 * as a throttled SES, is put back with a growing delay, for days. Any other error is reported: SQS delivers the message
 * again, and moves it to the dead letters after a few times. A message can be delivered twice, because each e-mail is
 * sent once by its key.
 */
export const handler = async ({ Records: records }: SQSEvent): Promise<SQSBatchResponse> => {
  const pace = createPace(environment.mailQueueRate / SENDERS_OF_QUEUE);
  const done = await Promise.all(records.map((record) => finish(record, pace)));
  const failed = records.filter((_record, index) => !done[index]);
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
};
