import * as contract from '@plumbline/shared/contracts/messages/messages';
import { MESSAGE_MAIL_MS } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { attachmentFacts } from '../../services/files/attachment-views.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { ifConversationOpen, stateOf } from '../../services/visibility/conversation-state.ts';
import { readOwnConversation } from '../../services/visibility/own-conversation.ts';
import { retryOnConflict, transact } from '../../table/core/transact.ts';
import { type AttachmentItem, partiesOf, readAttachments, sendAttachment } from '../../table/messages/attachment.ts';
import { noteReceived, noteSent } from '../../table/messages/conversation.ts';
import { conversationOf, putMessage, readMessage } from '../../table/messages/message.ts';
import { putSentMessage } from '../../table/messages/sent-message.ts';
import { putReminderWith } from '../../table/notifications/reminder.ts';
import { messageViews } from './message-view.ts';

/** What a list shows of a message, in characters. */
const BEGINNING = 120;
const TRIES = 4;

const beginningOf = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, BEGINNING).join('');

const gone = () => new ApiError('attachment_gone', { path: 'attachments' });

/** Throws unless all files that a message names are there, are of these two, and went with no message yet. */
const expectFiles = (files: readonly AttachmentItem[], ids: readonly string[], self: string, other: string): void => {
  const areOwn = ids.every((id) => partiesOf(id).from === self && partiesOf(id).to === other);
  if (!areOwn || files.length < ids.length || files.some(({ message }) => message)) throw gone();
};

/**
 * Writes for both sides in one transaction, which repeats that the two are connected and that neither blocked the other.
 * When that changed meanwhile, the message is refused by what is read next. A client key that was used before, by anyone
 * of the sender's company, returns the message that was stored with it.
 */
export const sendMessage = operation(contract.sendMessage, async ({ params, body, caller }) => {
  await spendNamedBudget('message', caller.userId);
  const { key, text, attachments: ids } = body;
  const stored = await retryOnConflict(
    async () => {
      // Files first: those that went with this very message are then known by its key.
      const files = await readAttachments(ids);
      const page = await readOwnConversation(caller, params.id, key);
      const { self, other, theirs, sent } = page;
      const conversation = conversationOf(self, other);
      const earlier = sent && (await readMessage({ conversation, ...sent }));
      if (earlier) return earlier;
      if (stateOf(page) !== 'open') throw new ApiError('conversation_closed');
      expectFiles(files, ids, self, other);
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
        // One reminder, for the first unread message; its mail says how many there are by then.
        ...(theirs?.unread
          ? []
          : [putReminderWith({ profile: other, kind: 'messagesWait', subject: self, other: self, dueAt })]),
      );
      return withFiles;
    },
    { tries: TRIES, exhausted: () => new ApiError('request_changed') },
  );
  const [view] = await messageViews(caller, [stored]);
  return view!;
});
