import { groupHandler } from '../../http/group-handler.ts';
import { blockConversation, markConversationRead, readConversation } from './conversation.ts';
import { listConversations } from './list-conversations.ts';
import { sendMessage } from './send-message.ts';

export const handler = groupHandler('messages', [
  listConversations,
  readConversation,
  sendMessage,
  markConversationRead,
  blockConversation,
]);
