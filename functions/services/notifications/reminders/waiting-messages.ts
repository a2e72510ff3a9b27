import type { Language } from '@plumbline/shared/options/languages';
import { readConversations } from '../../../table/messages/conversation-aggregate.ts';
import { NAME } from '../../../table/notifications/notification.ts';
import type { ReminderItem } from '../../../table/notifications/reminder.ts';
import { messagesWaitMail } from '../../emails/message-emails.ts';
import { partyOf, stateOf } from '../../visibility/conversation-state.ts';

/** Returns the message to one side of a conversation about messages that were unread for ten minutes. */
export const remindOfMessages = async ({ profile, other }: ReminderItem) => {
  const [page] = await readConversations(profile, [other]);
  const unread = page?.own?.unread ?? 0;
  if (!page || !unread || stateOf(page) !== 'open') return undefined;
  const { name } = partyOf(page);
  return {
    kind: 'messageReceived' as const,
    from: other,
    subject: other,
    email: (language: Language) => messagesWaitMail({ from: other, name, unread }, language),
    nameless: (language: Language) => messagesWaitMail({ from: other, name: NAME, unread }, language),
  };
};
