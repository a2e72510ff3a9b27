import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

/** To one side of a conversation: the number of unread messages. The e-mail doesn't quote them. */
export const messagesWaitMail = (
  { from, name, unread }: { from: string; name: string; unread: number },
  language: Language,
): EmailContent => {
  const waiting =
    unread === 1 ? phrase(language, 'oneMessage') : phrase(language, 'newMessages', { count: String(unread) });
  return emailContent('messagesWait', language, { name, waiting }, { path: paths.messages.conversation.path(from) });
};
