import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { sendMessage } from '@plumbline/shared/contracts/messages/messages';
import { MESSAGE_MAIL_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { retryOnConflict, transact } from '../../table/core/transact.ts';
import { type AttachmentItem, partiesOf, readAttachments, sendAttachment } from '../../table/messages/attachment.ts';
import { noteReceived, noteSent } from '../../table/messages/conversation.ts';
import { conversationOf, putMessage, readMessage } from '../../table/messages/message.ts';
import { putSentMessage } from '../../table/messages/sent-message.ts';
import { putReminderWith } from '../../table/notifications/reminder.ts';
import { attachmentFacts } from '../files/attachment-views.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import type { Caller } from '../sessions/caller.ts';
import { ifConversationOpen, stateOf } from '../visibility/conversation-state.ts';
import { readOwnConversation } from '../visibility/own-conversation.ts';
import { beginningOf } from './message-beginning.ts';

const TRIES = 4;

type NewMessage = RequestOf<typeof sendMessage>['body'];

const gone = () => new ApiError('attachment_gone', { path: 'attachments' });

/** Throws `attachment_gone` unless all named files exist, were uploaded for this recipient, and weren't sent yet. */
const requireFreshFiles = (
  files: readonly AttachmentItem[],
  ids: readonly string[],
  self: string,
  other: string,
): void => {
  const areOwn = ids.every((id) => partiesOf(id).from === self && partiesOf(id).to === other);
  if (!areOwn || files.length < ids.length || files.some(({ message }) => message)) throw gone();
};

/**
 * Stores a message for both sides in one transaction. The transaction requires that both are connected and neither
 * blocked the other; after a conflict the state is read again. A client key that the sender's profile has used before
 * returns the message stored with it. Throws `conversation_closed` or `request_changed`.
 */
export const storeMessage = async (recipient: string, { key, text, attachments: ids }: NewMessage, caller: Caller) => {
  await spendNamedBudget('message', caller.userId);
  return retryOnConflict(
    async () => {
      // Files are read before the conversation. If a concurrent request sent them with this message, the message is
      // then found by its key.
      const files = await readAttachments(ids);
      const page = await readOwnConversation(caller, recipient, key);
      const { self, other, theirs, sent } = page;
      const conversation = conversationOf(self, other);
      const earlier = sent && (await readMessage({ conversation, ...sent }));
      if (earlier) return earlier;
      if (stateOf(page) !== 'open') throw new ApiError('conversation_closed');
      requireFreshFiles(files, ids, self, other);
      const at = now();
      const message = { id: newId(), date: at.toISOString(), from: self, userId: caller.userId, text };
      const withFiles = { ...message, ...(files.length > 0 && { attachments: files.map(attachmentFacts) }) };
      const noted = { ...message, to: other, text: beginningOf(text), files: files.length };
      const dueAt = new Date(at.getTime() + MESSAGE_MAIL_MS).toISOString();
      await transact(
        putMessage({ ...withFiles, conversation }),
        putSentMessage({ conversation, from: self, key, id: message.id, date: message.date }),
        noteSent(noted),
        noteReceived(noted),
        ...ifConversationOpen(page),
        ...ids.map((id) => sendAttachment(id, message.id)),
        // Only the first unread message sets a reminder. Its e-mail counts all that are unread when it is sent.
        ...(theirs?.unread
          ? []
          : [putReminderWith({ profile: other, kind: 'messagesWait', subject: self, other: self, dueAt })]),
      );
      return withFiles;
    },
    { tries: TRIES, exhausted: () => new ApiError('request_changed') },
  );
};
