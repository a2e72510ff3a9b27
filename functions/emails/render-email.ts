import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import type { UserItem } from '../table/accounts/user.ts';
import type { EmailContent } from './email-content.ts';
import { layOut } from './email-layout.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { phrase } from './words/phrase.ts';

/** An e-mail as it is sent, with the link that turns its kind off; receipts are always sent and have none. */
export const renderEmail = async (
  { id, email }: Pick<UserItem, 'id' | 'email'>,
  kind: NotificationKind,
  { subject, button, path, ...text }: EmailContent,
): Promise<Mail> => {
  const footer = phrase(text.language, 'footer');
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  const unsubscribe = kind === 'receipts' ? undefined : await unsubscribeLink(id, kind);
  const footerLink = unsubscribe ? { label: phrase(text.language, 'turnOff'), link: unsubscribe } : undefined;
  return { to: email, subject, ...layOut({ ...text, action, footer, footerLink }), unsubscribe };
};
