/**
 * The state of a conversation for one of its two parties. `open`: both can write. `blocked`: this party accepts no
 * messages. `closed`: the other party accepts none. `ended`: the two aren't connected, and the texts aren't shown.
 */
export const conversationStates = ['open', 'blocked', 'closed', 'ended'] as const;
export type ConversationState = (typeof conversationStates)[number];

export type ConversationFacts = {
  /** True when each party can see the other's contact details. */
  areConnected: boolean;
  /** True when the other account is not deleted, closed or suspended. */
  isOtherInUse: boolean;
  /** True when this party has blocked the conversation. */
  isBlocked: boolean;
  /** True when the other party has blocked the conversation, or when one has blocked the other everywhere. */
  isClosed: boolean;
};

export const conversationState = (facts: ConversationFacts): ConversationState => {
  if (!facts.areConnected || !facts.isOtherInUse) return 'ended';
  if (facts.isBlocked) return 'blocked';
  return facts.isClosed ? 'closed' : 'open';
};
