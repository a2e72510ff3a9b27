import { reportDeclinedMail } from '../../services/emails/staff-action-emails.ts';
import { readersOf } from '../../services/notifications/delivery/notify-users.ts';
import { notifyByQueue } from '../../services/notifications/queued/enqueue-mail.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { PaymentReport, type PaymentReportItem } from '../../table/payments/payment-report.ts';

const notifyDeclined = async ({ intentId, company, seeker, userId, declined }: PaymentReportItem): Promise<void> => {
  if (!declined) return;
  const readers = (await readersOf(company)).filter(({ user }) => user.id === userId || user.companyRole === 'owner');
  await notifyByQueue(readers, {
    event: `payment-report.${intentId}.declined`,
    kind: 'receipts',
    from: company,
    actor: undefined,
    subject: seeker,
    email: (language) => reportDeclinedMail(intentId, declined.reason, language),
  });
};

/** Sends the reason of a declined report to the user who reported and to the owners. A refund has a receipt instead. */
export const onPaymentReportChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(PaymentReport, changes)) {
    if (after?.state === 'declined' && before?.state !== 'declined') await notifyDeclined(after);
  }
};
