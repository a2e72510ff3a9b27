import type { MailQueue } from '@plumbline/shared/mail-queues';
import { environment } from '../environment.ts';

/** The most bytes of a message, far below the limit of SQS (1 MiB) and one of its units of price. */
const MOST_BYTES = 64 * 1024;

/**
 * Puts a message into a queue of e-mails, where it is visible after a delay. The first call loads the SQS client.
 * Throws for a message that is longer than any e-mail.
 */
export const putIntoQueue = async (queue: MailQueue, message: object, delaySeconds = 0): Promise<void> => {
  const body = JSON.stringify(message);
  const bytes = Buffer.byteLength(body);
  if (bytes > MOST_BYTES) throw new Error(`A message to the queue ${queue} has ${bytes} bytes`);
  await (await import('./sqs.ts')).send(environment.mailQueueUrl(queue), body, delaySeconds);
};
