import { describe, expect, it } from 'vitest';
import { type ConversationFacts, conversationState } from './conversation-state.ts';

const connected: ConversationFacts = { areConnected: true, isOtherInUse: true, isBlocked: false, isClosed: false };

describe('a conversation', () => {
  it.each([
    ['open between connected parties', {}, 'open'],
    ['ended once the connection is', { areConnected: false }, 'ended'],
    ['ended when the other account is not in use', { isOtherInUse: false }, 'ended'],
    ['blocked by this side', { isBlocked: true }, 'blocked'],
    ['closed by the other side', { isClosed: true }, 'closed'],
    ['first of all blocked when both want no more', { isBlocked: true, isClosed: true }, 'blocked'],
    ['ended before all else', { areConnected: false, isBlocked: true, isClosed: true }, 'ended'],
  ] as const)('is %s', (_, facts, state) => {
    expect(conversationState({ ...connected, ...facts })).toBe(state);
  });
});
