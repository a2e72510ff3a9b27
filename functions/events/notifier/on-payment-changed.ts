import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import { type ReceiptState, receiptMail, receiptStates } from '../../services/emails/receipt-email.ts';
import { notifyReaders, readersOf } from '../../services/notifications/delivery/notify-users.ts';
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

const notifyState = async (payment: PaymentItem, state: ReceiptState): Promise<void> => {
  const { intentId, company, job, seeker, userId } = payment;
  const [everybody, seekerName] = await Promise.all([readersOf(company), seekerNameOf(payment)]);
  const readers = everybody.filter(({ user }) => user.id === userId || user.companyRole === 'owner');
  await notifyReaders(readers, {
    event: `payment.${intentId}.${state}`,
    kind: 'receipts',
    from: company,
    subject: job ?? seeker ?? company,
    email: (language) => receiptMail({ payment, state, seekerName }, language),
  });
};

const hasReceipt = (state: PaymentItem['state']): state is ReceiptState => receiptStates.some((each) => each === state);

/** Sends a receipt for each state that a payment reaches, to the buyer and the owners of the company. */
export const onPaymentChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Payment, changes)) {
    if (!after || after.state === before?.state) continue;
    if (hasReceipt(after.state)) await notifyState(after, after.state);
    await remindOfUnlock(after);
  }
};
