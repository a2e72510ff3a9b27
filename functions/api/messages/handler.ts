import { groupHandler } from '../../http/group-handler.ts';
import { blockConversation } from './block-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { markConversationRead } from './mark-conversation-read.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';

export const handler = groupHandler('messages', [
  listConversations,
  readConversation,
  sendMessage,
  markConversationRead,
  blockConversation,
]);
