import * as contract from '@plumbline/shared/contracts/messages/messages';
import { pagedOperation } from '../../http/paged-operation.ts';
import { readAuthors } from '../../services/messages/message-authors.ts';
import { partyOf, stateOf } from '../../services/visibility/conversation-state.ts';
import { listConversations as list } from '../../table/messages/conversation.ts';
import { readConversations } from '../../table/messages/conversation-aggregate.ts';

/** What a page of twenty-five takes. */
const PAGE_REQUESTS = 2;

/** The caller's conversations, in a query and three batches at most; none without a profile [SHL-04]. */
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
  const results = items.flatMap(({ date, text = '', isOwn = false, files, unread = 0 }, index) => {
    const page = pages[index]!;
    // An account that was deleted takes its conversations with it a moment later.
    if (!date || !page.profile) return [];
    const state = stateOf(page);
    const last = state === 'ended' ? {} : { last: { text, isOwn, ...authors[index]!, ...(files && { files }) } };
    return [{ ...partyOf(page), state, unread, date, ...last }];
  });
  return { results, ...(cursor && { cursor }) };
});
