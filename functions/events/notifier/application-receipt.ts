import { applicationReceiptMail } from '../../services/emails/applications/receipt-of-application.ts';
import { readersOf, settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { dedupKey } from '../../services/notifications/delivery/write-notification.ts';
import { enqueueMail } from '../../services/notifications/queued/enqueue-mail.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import { type AccessEntryItem, accessEntryId } from '../../table/access/access-entry.ts';
import { isSeekerProfile } from '../../table/profiles/profile.ts';

/**
 * Mails the applicant a receipt, once for each sent application. It is always sent, like the receipt of
 * a payment. It is no notification in the product, because the applicant has just done it.
 */
export const mailApplicationReceipt = async (entry: AccessEntryItem, { job, other }: AccessPage): Promise<void> => {
  if (!job || !other || !isSeekerProfile(other)) return;
  const application = { job, applicant: other, sentAt: entry.requestedAt ?? entry.date };
  const event = ['receipt', accessEntryId(entry), entry.date].join('.');
  const readers = await readersOf(entry.other);
  await settleAll(
    readers.map(({ user }) =>
      enqueueMail('receipts', {
        type: 'notice',
        user: user.id,
        key: dedupKey(event, user.id),
        kind: 'receipts',
        from: entry.other,
        content: applicationReceiptMail(application, user.language),
      }),
    ),
  );
};
