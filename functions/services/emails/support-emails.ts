import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { environment } from '../../platform/environment.ts';
import type { Mail } from '../../platform/mail.ts';
import type { SupportRequestItem } from '../../table/accounts/support-request.ts';
import { type EmailName, emailContent } from './email-content.ts';
import { layOut } from './email-layout.ts';
import type { Value } from './words/fill-in.ts';
import { phrase } from './words/phrase.ts';

type SupportEmail = Extract<EmailName, 'supportReceipt' | 'supportReply' | 'supportRequested'>;
type Parts = { to: string; path: string; language: Language; more: Value[] };

const supportMail = (
  email: SupportEmail,
  { id, email: sender }: SupportRequestItem,
  { to, path, language, more }: Parts,
): Mail => {
  const content = emailContent(email, language, { email: { trusted: sender } }, { path, more });
  const { subject, title, paragraphs, button } = content;
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  // A sender may have no account, and the footer must not say that they have one.
  const footer = phrase(language, email === 'supportRequested' ? 'footer' : 'footerOfRequest');
  const conversation = `support.${id}`;
  return { to, subject, conversation, ...layOut({ language, title, paragraphs, action, footer }) };
};

const linesOf = (text: string): string[] => text.split(/\n+/).filter(Boolean);

/** The sender's e-mail of today, the path of their page of the request, and the language that they read. */
type Sender = { to: string; path: string; language: Language };

/**
 * Returns the e-mail that tells the sender that their request has arrived. It repeats the text only for a signed-in
 * sender: otherwise anyone could send their own words in our name to any address.
 */
export const supportReceiptMail = (request: SupportRequestItem, sender: Sender): Mail =>
  supportMail('supportReceipt', request, {
    ...sender,
    more: request.profileId ? [`“${request.data}”`] : [],
  });

/** Returns the e-mail to the sender of a support request with a reply of staff, and with what they wrote before it. */
export const supportReplyMail = (request: SupportRequestItem, index: number, sender: Sender): Mail => {
  const { data, replies = [] } = request;
  const written = [data, ...replies.slice(0, index).flatMap(({ staff, text }) => (staff === undefined ? text : []))];
  const more = [...linesOf(replies[index]?.text ?? '').map((trusted) => ({ trusted })), `“${written.at(-1)}”`];
  return supportMail('supportReply', request, { ...sender, more });
};

/** Returns the e-mail to the support address about a text of a sender: a new request, or what they wrote later. */
export const supportRequestedMail = (request: SupportRequestItem, text: string, to: string, language: Language): Mail =>
  supportMail('supportRequested', request, {
    to,
    path: paths.admin.task.path('support', request.id),
    language,
    more: linesOf(text),
  });
