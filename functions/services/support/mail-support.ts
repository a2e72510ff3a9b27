import { environment } from '../../platform/environment.ts';
import type { Pace } from '../../platform/pace.ts';
import { readSupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { supportReceiptMail, supportReplyMail, supportRequestedMail } from '../emails/support-emails.ts';
import { countCall, namedBudgets } from '../limits/named-budgets.ts';
import { sendOnce } from '../notifications/delivery/send-once.ts';
import { senderPath } from './sender-link.ts';
import { readSendingUser } from './sending-user.ts';

/** An e-mail of a request: about the request itself, its receipt, or a reply by its number. */
export type SupportMail = { request: string; part: 'request' | 'receipt' | number };

const senderOf = async (request: SupportRequestItem) => {
  const user = await readSendingUser(request);
  const { email, language = 'en' } = user ?? request;
  return { path: await senderPath(request.id), to: email, language };
};

const tellStaff = async (request: SupportRequestItem, key: string, text: string, pace: Pace): Promise<void> => {
  const { supportEmail } = environment;
  if (supportEmail)
    await sendOnce(key, async () => {
      await pace(1);
      return { ...supportRequestedMail(request, text, supportEmail, 'en'), kind: undefined };
    });
};

/**
 * Anyone can write under any e-mail without signing in, so such an address gets one receipt a day. Adds `by` to the
 * count, and returns the number of receipts over that limit, this one included. The list of e-mails to the address
 * shows only the first of them.
 */
const countReceipt = async ({ profileId, email }: SupportRequestItem, by: 1 | -1 = 1): Promise<number> =>
  profileId === undefined ? (await countCall('support-receipt', email, by)) - namedBudgets['support-receipt'].most : 0;

const sendReceipt = async (request: SupportRequestItem, pace: Pace): Promise<void> => {
  const write = async () => {
    await pace(1);
    const sender = await senderOf(request);
    const over = await countReceipt(request);
    if (over > 0) return { heldBack: true, to: sender.to, kind: over === 1 ? 'supportRequest' : undefined } as const;
    return { ...supportReceiptMail(request, sender), kind: 'supportRequest' } as const;
  };
  const onFailure = async () => void (await countReceipt(request, -1));
  await sendOnce(`support-receipt.${request.id}`, write, { onFailure });
};

const sendReply = async (request: SupportRequestItem, index: number, pace: Pace): Promise<void> => {
  const reply = request.replies?.[index];
  if (!reply) return;
  const key = `support-reply.${request.id}.${index}`;
  if (reply.staff === undefined) return tellStaff(request, key, reply.text, pace);
  await sendOnce(key, async () => {
    await pace(1);
    return { ...supportReplyMail(request, index, await senderOf(request)), kind: 'supportRequest' };
  });
};

/** Sends an e-mail of a support request; nothing when the request was deleted meanwhile. */
export const mailSupport = async ({ request: id, part }: SupportMail, pace: Pace): Promise<void> => {
  const request = await readSupportRequest(id);
  if (!request) return;
  if (part === 'request') return tellStaff(request, `support.${id}`, request.data, pace);
  if (part === 'receipt') return sendReceipt(request, pace);
  await sendReply(request, part, pace);
};
