import type { MailKind } from '@plumbline/shared/options/staff/mail-kinds';
import { hashOf } from '../../../platform/ids.ts';
import { logger } from '../../../platform/logger.ts';
import { type Mail, sendMail } from '../../../platform/mail.ts';
import { recordMetric } from '../../../platform/metrics/record-metric.ts';
import { readAddressMark } from '../../../table/accounts/address-mark.ts';

/**
 * An e-mail, and whether its address is marked. The mark is read when the caller hasn't read the address's user. Staff
 * see e-mails with a kind in the list of those to the address.
 */
export type AddressedMail = Mail & { isUndeliverable?: boolean; kind: MailKind | undefined };

/**
 * Sends an e-mail unless its address is marked: e-mails to it came back or were marked as spam. Every e-mail of the
 * product goes through this function. The caller counts a stopped one as sent, because another try would be stopped
 * too. A link that someone requested is sent by `deliverLink` instead.
 */
export const deliverMail = async ({ isUndeliverable, kind, ...mail }: AddressedMail): Promise<boolean> => {
  const isStopped = isUndeliverable ?? Boolean(await readAddressMark(mail.to));
  if (isStopped) {
    recordMetric('MailsStopped');
    const address = hashOf(mail.to.toLowerCase());
    logger.info('An e-mail to a marked address was not sent', { address, kind });
    return false;
  }
  await sendMail(mail);
  return true;
};
