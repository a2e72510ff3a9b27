import type { MessageView } from '@plumbline/shared/contracts/messages/messages';
import { attachmentViews } from '../../services/files/attachment-views.ts';
import { readAuthors } from '../../services/messages/message-authors.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import type { MessageItem } from '../../table/messages/message.ts';

/** Messages as the caller's side reads them. */
export const messageViews = async (
  caller: Caller,
  messages: readonly Omit<MessageItem, 'conversation'>[],
): Promise<MessageView[]> => {
  const written = messages.map(({ from, userId }) => ({ isOwn: from === caller.profileId, userId }));
  const authors = await readAuthors(caller, written);
  return Promise.all(
    messages.map(async ({ id, text, date, attachments }, index) => ({
      id,
      isOwn: written[index]!.isOwn,
      ...authors[index]!,
      text,
      date,
      ...(attachments && { attachments: await attachmentViews(attachments) }),
    })),
  );
};
