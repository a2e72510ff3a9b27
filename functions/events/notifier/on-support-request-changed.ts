import { enqueueMail } from '../../services/notifications/queued/enqueue-mail.ts';
import { SupportRequest } from '../../table/accounts/support-request.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';

/**
 * Mails a new request and what its sender writes later to the support address, and a receipt and the replies of staff
 * to the sender.
 */
export const onSupportRequestChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(SupportRequest, changes)) {
    if (!after) continue;
    const replies = (after.replies ?? []).map((_reply, index) => index).slice(before?.replies?.length ?? 0);
    const parts = before ? replies : (['request', 'receipt', ...replies] as const);
    for (const part of parts) await enqueueMail('receipts', { type: 'support', request: after.id, part });
  }
};
