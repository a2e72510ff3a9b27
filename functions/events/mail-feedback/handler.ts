import { hashOf } from '../../platform/ids.ts';
import { logger } from '../../platform/logger.ts';
import { markUndeliverable } from '../../services/notifications/delivery/mark-undeliverable.ts';
import { type MailFeedback, undeliverableOf } from './feedback.ts';

/**
 * Marks the addresses to which an e-mail couldn't be delivered. A repeated, late or reordered event changes nothing.
 * E-mails that SES rejected or couldn't render are a fault of the product, so they are logged as errors.
 */
export const handler = async ({ detail }: { detail: MailFeedback }): Promise<void> => {
  const { eventType, mail, bounce, reject, failure } = detail;
  if (eventType === 'Reject' || eventType === 'Rendering Failure') {
    const problem = reject?.reason ?? failure?.errorMessage;
    logger.error('SES took an e-mail and did not send it', { messageId: mail.messageId, eventType, problem });
    return;
  }
  const addresses = undeliverableOf(detail);
  if (!addresses.length) logger.info('An e-mail was not delivered for now', { type: bounce?.bounceType, eventType });
  for (const address of addresses) {
    const isMarked = await markUndeliverable(address);
    const { reason, email } = address;
    logger.info('An e-mail was not delivered', { reason, isMarked, address: hashOf(email.toLowerCase()) });
  }
};
