import * as contract from '@plumbline/shared/contracts/messages/messages';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { markRead, setConversationBlocked } from '../../services/messages/change-conversation.ts';
import { partyOf, stateOf } from '../../services/visibility/conversation-state.ts';
import { readOwnConversation } from '../../services/visibility/own-conversation.ts';
import { listMessages } from '../../table/messages/message.ts';
import { messageViews } from './message-view.ts';

/** A batch, a query, and a batch for the names of colleagues. What was written is shown while the two are connected. */
export const readConversation = pagedOperation(contract.readConversation, async ({ params, query, caller }) => {
  const page = await readOwnConversation(caller, params.id);
  const state = stateOf(page);
  const about = { with: partyOf(page), state, unread: page.own?.unread ?? 0 };
  if (state === 'ended') return { ...about, results: [] };
  const { items, cursor } = await listMessages(page.self, page.other, query);
  return { ...about, results: await messageViews(caller, items), ...(cursor && { cursor }) };
});

export const markConversationRead = operation(contract.markConversationRead, async ({ params, caller }) => {
  await markRead(params.id, caller);
  return { success: true };
});

export const blockConversation = operation(contract.blockConversation, async ({ params, body, caller }) => {
  await setConversationBlocked(params.id, body.blocked, caller);
  return { success: true };
});
