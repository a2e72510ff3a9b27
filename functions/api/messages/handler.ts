import { groupHandler } from '../../http/group-handler.ts';
import {
  blockConversation,
  listConversations,
  markConversationRead,
  readConversation,
  sendMessage,
} from './messages.ts';

export const handler = groupHandler('messages', [
  listConversations,
  readConversation,
  sendMessage,
  markConversationRead,
  blockConversation,
]);
