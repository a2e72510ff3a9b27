import * as contract from '@plumbline/shared/contracts/messages';
import { pagedOperation } from '../http/paged-operation.ts';
import { attachmentViews } from '../stored-files/attachment-views.ts';
import { listMessages } from '../table/messages/message.ts';
import { partyOf, stateOf } from '../visibility/conversation-state.ts';
import { readOwnConversation } from '../visibility/own-conversation.ts';

/** A batch and a query. What was written is shown while the two are connected. */
export const readConversation = pagedOperation(contract.readConversation, async ({ params, query, caller }) => {
  const page = await readOwnConversation(caller, params.id);
  const state = stateOf(page);
  const about = { with: partyOf(page), state, unread: page.own?.unread ?? 0 };
  if (state === 'ended') return { ...about, results: [] };
  const { items, cursor } = await listMessages(page.self, page.other, query);
  const results = await Promise.all(
    items.map(async ({ id, from, text, date, attachments }) => ({
      ...{ id, isOwn: from === page.self, text, date },
      ...(attachments && { attachments: await attachmentViews(attachments) }),
    })),
  );
  return { ...about, results, ...(cursor && { cursor }) };
});
