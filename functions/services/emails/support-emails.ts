import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { environment } from '../../platform/environment.ts';
import type { Mail } from '../../platform/mail.ts';
import type { SupportRequestItem } from '../../table/accounts/support-request.ts';
import { type EmailName, emailContent } from './email-content.ts';
import { layOut } from './email-layout.ts';
import type { Value } from './words/fill-in.ts';
import { phrase } from './words/phrase.ts';

const supportMail = (
  email: Extract<EmailName, 'supportReply' | 'supportRequested'>,
  to: string,
  { path, language, from, more }: { path: string; language: Language; from: string; more: Value[] },
): Mail => {
  const content = emailContent(email, language, { email: { trusted: from } }, { path, more });
  const { subject, title, paragraphs, button } = content;
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  // A sender may have no account, and the footer must not say that they have one.
  const footer = phrase(language, email === 'supportReply' ? 'footerOfRequest' : 'footer');
  return { to, subject, ...layOut({ language, title, paragraphs, action, footer }) };
};

const linesOf = (text: string): string[] => text.split(/\n+/).filter(Boolean);

/**
 * Returns the e-mail to the sender of a support request with the reply of staff. Replies to it go to the support
 * address if one is set.
 */
export const supportReplyMail = ({ email, data }: SupportRequestItem, reply: string, language: Language): Mail => {
  const more = [...linesOf(reply).map((trusted) => ({ trusted })), `“${data}”`];
  const mail = supportMail('supportReply', email, { path: paths.landing.path(), language, from: email, more });
  return { ...mail, ...(environment.supportEmail && { replyTo: environment.supportEmail }) };
};

/** Returns the e-mail to the support address about a new support request. */
export const supportRequestedMail = ({ id, email, data }: SupportRequestItem, to: string, language: Language): Mail =>
  supportMail('supportRequested', to, {
    path: paths.admin.task.path('support', id),
    language,
    from: email,
    more: linesOf(data),
  });
