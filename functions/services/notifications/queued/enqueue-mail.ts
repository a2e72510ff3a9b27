import type { MailQueue } from '@plumbline/shared/mail-queues';
import { nowIso } from '../../../platform/clock.ts';
import { correlationId } from '../../../platform/logs/correlation.ts';
import { putIntoQueue } from '../../../platform/mail-queue/mail-queue.ts';
import { type MailNotice, type Message, notifyReaders, type Reader } from '../delivery/notify-users.ts';
import { wantsMail } from '../delivery/wants-mail.ts';
import type { MailMessage, QueuedMail } from './mail-message.ts';

/** Puts an e-mail into a queue. An e-mail that is put there twice is sent once, by its key. */
export const enqueueMail = (queue: MailQueue, mail: QueuedMail): Promise<void> => {
  const message: MailMessage = { queue, since: nowIso(), tries: 0, request: correlationId(), mail };
  return putIntoQueue(queue, message);
};

const enqueueNotice: MailNotice = async (reader, notice) => {
  if (!wantsMail(reader, notice.kind)) return;
  const queue = notice.kind === 'receipts' ? 'receipts' : 'activity';
  await enqueueMail(queue, { type: 'notice', user: reader.user.id, profile: reader.user.profileId, ...notice });
};

/** Notifies readers, and puts the e-mails to them into a queue. */
export const notifyByQueue = (readers: readonly Reader[], message: Message): Promise<void> =>
  notifyReaders(readers, message, enqueueNotice);
