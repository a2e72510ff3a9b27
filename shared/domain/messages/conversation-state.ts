/**
 * What a conversation is to one of its two sides. `open`: both may write. `blocked`: this side wants no more messages.
 * `closed`: the other side takes none. `ended`: the two are not connected (any more), and its texts are not shown.
 */
export const conversationStates = ['open', 'blocked', 'closed', 'ended'] as const;
export type ConversationState = (typeof conversationStates)[number];

export type ConversationFacts = {
  /** The contact details of each are open to the other. */
  areConnected: boolean;
  /** The other account is neither deleted, closed nor suspended. */
  isOtherInUse: boolean;
  /** This side has blocked the conversation. */
  isBlocked: boolean;
  /** The other side has, or one has blocked the other altogether. */
  isClosed: boolean;
};

export const conversationState = (facts: ConversationFacts): ConversationState => {
  if (!facts.areConnected || !facts.isOtherInUse) return 'ended';
  if (facts.isBlocked) return 'blocked';
  return facts.isClosed ? 'closed' : 'open';
};
