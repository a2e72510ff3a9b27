import * as contract from '@plumbline/shared/contracts/messages';
import { MESSAGE_MAIL_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { limitRate } from '../limits/limit-rate.ts';
import { now } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { attachmentFacts, attachmentViews } from '../stored-files/attachment-views.ts';
import { retryOnConflict, transact } from '../table/core/transact.ts';
import { type AttachmentItem, partiesOf, readAttachments, sendAttachment } from '../table/messages/attachment.ts';
import { noteReceived, noteSent } from '../table/messages/conversation.ts';
import { conversationOf, putMessage } from '../table/messages/message.ts';
import { putReminderWith } from '../table/notifications/reminder.ts';
import { stateOf } from '../visibility/conversation-state.ts';
import { readOwnConversation } from '../visibility/own-conversation.ts';

/** More than somebody writes. */
const MOST_PER_MINUTE = 20;
/** What a list shows of a message, in characters. */
const BEGINNING = 120;
const TRIES = 4;

const beginningOf = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, BEGINNING).join('');

const gone = () => new ApiError('attachment_gone', { path: 'attachments' });

/** All files that a message names are there, and are of these two. */
const expectFiles = (files: readonly AttachmentItem[], ids: readonly string[], self: string, other: string): void => {
  const areOwn = ids.every((id) => partiesOf(id).from === self && partiesOf(id).to === other);
  if (!areOwn || files.length < ids.length) throw gone();
};

/**
 * Writes for both sides at once. Whether they are connected is read just before: a connection that ends in that moment
 * lets one more message through, and neither a contact detail nor money hangs on it. A block is a condition.
 */
export const sendMessage = operation(contract.sendMessage, async ({ params, body, caller }) => {
  await limitRate('message', caller.userId, MOST_PER_MINUTE, MINUTE_MS);
  const { key, text, attachments: ids } = body;
  return retryOnConflict(
    async () => {
      // Files first: those that went with this very message are then known by its key.
      const files = await readAttachments(ids);
      const page = await readOwnConversation(caller, params.id);
      const { self, other, own, theirs } = page;
      const isSent = own?.sentKey === key;
      if (!isSent && stateOf(page) !== 'open') throw new ApiError('conversation_closed');
      expectFiles(files, ids, self, other);
      const shown = files.length > 0 && { attachments: await attachmentViews(files) };
      if (isSent) return { id: own.sentId!, isOwn: true, text, date: own.sentAt!, ...shown };
      if (files.some(({ message }) => message)) throw gone();
      const at = now();
      const message = { id: newId(), date: at.toISOString(), text };
      const sent = { ...message, from: self, to: other, key, text: beginningOf(text), files: files.length };
      const dueAt = new Date(at.getTime() + MESSAGE_MAIL_MS).toISOString();
      await transact(
        putMessage({
          ...{ ...message, conversation: conversationOf(self, other), from: self, userId: caller.userId },
          ...(files.length > 0 && { attachments: files.map(attachmentFacts) }),
        }),
        noteSent(sent),
        noteReceived(sent),
        ...ids.map((id) => sendAttachment(id, message.id)),
        // Told of the first that waits; the mail says how many there are by then.
        ...(theirs?.unread
          ? []
          : [putReminderWith({ profile: other, kind: 'messagesWait', subject: self, other: self, dueAt })]),
      );
      return { ...message, isOwn: true, ...shown };
    },
    { tries: TRIES, exhausted: () => new ApiError('request_changed') },
  );
});
