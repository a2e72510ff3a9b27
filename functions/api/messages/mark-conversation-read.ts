import * as contract from '@plumbline/shared/contracts/messages/messages';
import { operation } from '../../http/operation.ts';
import { readOwnConversation } from '../../services/visibility/own-conversation.ts';
import { readUpTo } from '../../table/messages/conversation.ts';

/** The e-mail that is due finds nothing unread then, and is not sent. */
export const markConversationRead = operation(contract.markConversationRead, async ({ params, caller }) => {
  const { self, other, own } = await readOwnConversation(caller, params.id);
  if (own?.unread && own.date) await readUpTo(self, other, own.date);
  return { success: true };
});
