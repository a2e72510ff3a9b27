import { ApiError } from '../../platform/errors.ts';
import { type ConversationPage, readConversations } from '../../table/messages/conversation-aggregate.ts';
import type { Caller } from '../sessions/caller.ts';
import { areConnected } from './conversation-state.ts';

/**
 * Returns the conversation of the caller's profile with another one. With a client key (`sentKey`) it also returns the
 * message that the caller's side sent with that key. Throws `conversation_not_found` when the two were never connected,
 * and for a worker to whom a company that unlocked them hasn't written.
 */
export const readOwnConversation = async (
  caller: Caller,
  other: string,
  sentKey?: string,
): Promise<ConversationPage & { self: string }> => {
  const self = caller.profileId;
  if (!self || self === other) throw new ApiError('conversation_not_found');
  const [page] = await readConversations(self, [other], { sentKey });
  if (!page || !((page.sees && areConnected(page)) || page.own?.date)) throw new ApiError('conversation_not_found');
  return { ...page, self };
};
