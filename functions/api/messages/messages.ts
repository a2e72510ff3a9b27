import type { MessageView } from '@plumbline/shared/contracts/messages/messages';
import * as contract from '@plumbline/shared/contracts/messages/messages';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { attachmentViews } from '../../services/files/attachment-views.ts';
import { markRead, setConversationBlocked } from '../../services/messages/change-conversation.ts';
import { readAuthors } from '../../services/messages/message-authors.ts';
import { storeMessage } from '../../services/messages/store-message.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { partyOf, stateOf } from '../../services/visibility/conversation-state.ts';
import { readOwnConversation } from '../../services/visibility/own-conversation.ts';
import { listConversations as list } from '../../table/messages/conversation.ts';
import { readConversations } from '../../table/messages/conversation-aggregate.ts';
import { listMessages, type MessageItem } from '../../table/messages/message.ts';

/** Returns messages as the caller's side reads them. */
export const messageViews = async (
  caller: Caller,
  messages: readonly Omit<MessageItem, 'conversation'>[],
): Promise<MessageView[]> => {
  const written = messages.map(({ from, userId }) => ({ isOwn: from === caller.profileId, userId }));
  const authors = await readAuthors(caller, written);
  return Promise.all(
    messages.map(async ({ id, text, date, attachments, removedAt }, index) => ({
      id,
      isOwn: written[index]!.isOwn,
      ...authors[index]!,
      date,
      ...(removedAt
        ? { text: '', removed: true as const }
        : { text, ...(attachments && { attachments: await attachmentViews(attachments) }) }),
    })),
  );
};

export const sendMessage = operation(contract.sendMessage, async ({ params, body, caller }) => {
  const stored = await storeMessage(params.id, body, caller);
  const [view] = await messageViews(caller, [stored]);
  return view!;
});

/**
 * Returns a page of a conversation, in a batch, a query, and a batch for colleagues' names. Messages are shown only
 * while the two are connected.
 */
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

/** The number of batch requests for a page of 25 conversations. */
const PAGE_REQUESTS = 2;

/**
 * Returns a page of the caller's conversations, in a query and at most three batches. A caller without a profile has
 * none [SHL-04].
 */
export const listConversations = pagedOperation(contract.listConversations, async ({ caller, query }) => {
  if (!caller.profileId) return { results: [] };
  const { items, cursor } = await list(caller.profileId, query);
  const pages = await readConversations(
    caller.profileId,
    items.map(({ other }) => other),
    { requests: PAGE_REQUESTS },
  );
  const authors = await readAuthors(
    caller,
    items.map(({ isOwn = false, userId }) => ({ isOwn, userId })),
  );
  const results = items.flatMap(({ date, text = '', isOwn = false, isRemoved, files, unread = 0 }, index) => {
    const page = pages[index]!;
    // The conversations of a deleted account are deleted a moment later, so they can still be in the list.
    if (!date || !page.profile) return [];
    const state = stateOf(page);
    const shown = { text, isOwn, ...authors[index]!, ...(files && { files }), ...(isRemoved && { removed: true }) };
    const last = state === 'ended' ? {} : { last: shown };
    return [{ ...partyOf(page), state, unread, date, ...last }];
  });
  return { results, ...(cursor && { cursor }) };
});
