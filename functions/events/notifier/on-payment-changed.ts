import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import { type ReceiptState, receiptMail, receiptStates } from '../../services/emails/receipt-email.ts';
import { readersOf } from '../../services/notifications/delivery/notify-users.ts';
import { notifyByQueue } from '../../services/notifications/queued/enqueue-mail.ts';
import { remindOfUnlock } from '../../services/notifications/reminders/reached-people.ts';
import { contactAccessRequest } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { Payment, type PaymentItem } from '../../table/payments/payment.ts';
import { seekerProfileRequest } from '../../table/profiles/profile.ts';

/** Returns the name of the seeker that a payment was for; masked unless the seeker is open to the company [PRO-37]. */
const seekerNameOf = async ({ company, seeker }: PaymentItem): Promise<string | undefined> => {
  if (!seeker) return undefined;
  const found = await batchGet({
    contactAccesses: [contactAccessRequest(company, seeker)],
    profiles: [seekerProfileRequest(seeker)],
  });
  return maskName(seeker, found.profiles[0], Boolean(found.contactAccesses[0]));
};

type Notice = { event: string; state: ReceiptState; refunded: number };

const notifyBuyer = async (payment: PaymentItem, { event, state, refunded }: Notice): Promise<void> => {
  const { intentId, company, job, seeker, userId } = payment;
  const [everybody, seekerName] = await Promise.all([readersOf(company), seekerNameOf(payment)]);
  const readers = everybody.filter(({ user }) => user.id === userId || user.companyRole === 'owner');
  await notifyByQueue(readers, {
    event: `payment.${intentId}.${event}`,
    kind: 'receipts',
    from: company,
    actor: state === 'fulfilled' ? userId : undefined,
    subject: job ?? seeker ?? company,
    email: (language) => receiptMail({ payment, state, seekerName, refunded }, language),
  });
};

const hasReceipt = (state: PaymentItem['state']): state is PaymentItem['state'] & ReceiptState =>
  receiptStates.some((each) => each === state);

/**
 * Returns what the buyer gets an e-mail about after a change: the state that the payment reached, or the refunded part
 * of a payment that stays delivered.
 */
const noticeOf = (before: PaymentItem | undefined, after: PaymentItem): Notice | undefined => {
  const { state, amountRefunded = 0 } = after;
  const refunded = amountRefunded - (before?.amountRefunded ?? 0);
  if (state !== before?.state) return hasReceipt(state) ? { event: state, state, refunded } : undefined;
  if (state !== 'fulfilled' || refunded <= 0) return undefined;
  return { event: `partlyRefunded.${amountRefunded}`, state: 'partlyRefunded', refunded };
};

/**
 * Sends a receipt for each state that a payment reaches and for each refunded part, to the buyer and the owners of the
 * company.
 */
export const onPaymentChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Payment, changes)) {
    if (!after) continue;
    const notice = noticeOf(before, after);
    if (notice) await notifyBuyer(after, notice);
    if (after.state !== before?.state) await remindOfUnlock(after);
  }
};
