import { nowIso } from '../../platform/clock.ts';
import { readUpTo, setBlocked } from '../../table/messages/conversation.ts';
import type { Caller } from '../sessions/caller.ts';
import { readOwnConversation } from '../visibility/own-conversation.ts';

export const setConversationBlocked = async (id: string, isBlocked: boolean, caller: Caller): Promise<void> => {
  const { self, other, own } = await readOwnConversation(caller, id);
  if (Boolean(own?.blockedAt) !== isBlocked) await setBlocked(self, other, isBlocked ? nowIso() : undefined);
};

/** Marks all messages as read. The pending reminder then finds nothing unread and sends no e-mail. */
export const markRead = async (id: string, caller: Caller): Promise<void> => {
  const { self, other, own } = await readOwnConversation(caller, id);
  if (own?.unread && own.date) await readUpTo(self, other, own.date);
};
