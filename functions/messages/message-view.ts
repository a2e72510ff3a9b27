import type { MessageView } from '@plumbline/shared/contracts/messages';
import type { Caller } from '../http/caller.ts';
import { attachmentViews } from '../stored-files/attachment-views.ts';
import type { MessageItem } from '../table/messages/message.ts';
import { readAuthors } from './message-authors.ts';

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
