import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

/** Returns the e-mail to one side of a conversation about unread messages. It has their number, but not their text. */
export const messagesWaitMail = (
  { from, name, unread }: { from: string; name: string; unread: number },
  language: Language,
): EmailContent => {
  const waiting =
    unread === 1 ? phrase(language, 'oneMessage') : phrase(language, 'newMessages', { count: String(unread) });
  return emailContent('messagesWait', language, { name, waiting }, { path: paths.messages.conversation.path(from) });
};
