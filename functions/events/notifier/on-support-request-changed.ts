import { environment } from '../../platform/environment.ts';
import { supportReceiptMail, supportReplyMail, supportRequestedMail } from '../../services/emails/support-emails.ts';
import { countCall, namedBudgets } from '../../services/limits/named-budgets.ts';
import { sendOnce } from '../../services/notifications/delivery/send-once.ts';
import { senderPath } from '../../services/support/sender-link.ts';
import { readSendingUser } from '../../services/support/sending-user.ts';
import { SupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';

const senderOf = async (request: SupportRequestItem) => {
  const user = await readSendingUser(request);
  const { email, language = 'en' } = user ?? request;
  return { path: await senderPath(request.id), to: email, language };
};

const tellStaff = async (request: SupportRequestItem, key: string, text: string): Promise<void> => {
  const { supportEmail } = environment;
  if (supportEmail)
    await sendOnce(key, async () => ({
      ...supportRequestedMail(request, text, supportEmail, 'en'),
      kind: undefined,
    }));
};

/**
 * Anyone can write under any e-mail without signing in, so such an address gets one receipt a day. Returns the number
 * of receipts over that limit, this one included. The list of e-mails to the address shows only the first of them.
 */
const receiptsOver = async ({ profileId, email }: SupportRequestItem): Promise<number> =>
  profileId === undefined ? (await countCall('support-receipt', email)) - namedBudgets['support-receipt'].most : 0;

const sendReceipt = async (request: SupportRequestItem): Promise<void> => {
  await sendOnce(`support-receipt.${request.id}`, async () => {
    const sender = await senderOf(request);
    const over = await receiptsOver(request);
    if (over > 0) return { heldBack: true, to: sender.to, kind: over === 1 ? 'supportRequest' : undefined };
    return { ...supportReceiptMail(request, sender), kind: 'supportRequest' };
  });
};

const sendReply = async (request: SupportRequestItem, index: number): Promise<void> => {
  const reply = request.replies?.[index];
  if (!reply) return;
  const key = `support-reply.${request.id}.${index}`;
  if (reply.staff === undefined) return tellStaff(request, key, reply.text);
  await sendOnce(key, async () => ({
    ...supportReplyMail(request, index, await senderOf(request)),
    kind: 'supportRequest',
  }));
};

/**
 * Mails a new request and what its sender writes later to the support address, and a receipt and the replies of staff
 * to the sender.
 */
export const onSupportRequestChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(SupportRequest, changes)) {
    if (!after) continue;
    if (!before) {
      await tellStaff(after, `support.${after.id}`, after.data);
      await sendReceipt(after);
    }
    const sent = before?.replies?.length ?? 0;
    for (let index = sent; index < (after.replies?.length ?? 0); index += 1) await sendReply(after, index);
  }
};
