import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { environment } from '../../platform/environment.ts';
import type { Mail } from '../../platform/mail.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import type { EmailContent } from './email-content.ts';
import { layOut } from './email-layout.ts';
import { searchUnsubscribeLink, unsubscribeLink } from './unsubscribe-link.ts';
import { phrase } from './words/phrase.ts';

type Addressee = Pick<UserItem, 'id' | 'email'>;

const render = ({ email }: Addressee, unsubscribe: string | undefined, content: EmailContent): Mail => {
  const { subject, button, path, ...text } = content;
  const footer = phrase(text.language, 'footer');
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  const footerLink = unsubscribe ? { label: phrase(text.language, 'turnOff'), link: unsubscribe } : undefined;
  return { to: email, subject, ...layOut({ ...text, action, footer, footerLink }), unsubscribe };
};

/** An e-mail as it is sent, with the link that turns its kind off; receipts are always sent and have none. */
export const renderEmail = async (user: Addressee, kind: NotificationKind, content: EmailContent): Promise<Mail> =>
  render(user, kind === 'receipts' ? undefined : await unsubscribeLink(user.id, kind), content);

/** The e-mail of a saved search, with the link that turns this search's e-mails off and no others. */
export const renderSearchEmail = async (
  user: Addressee,
  { seeker, id }: { seeker: string; id: string },
  content: EmailContent,
): Promise<Mail> => render(user, await searchUnsubscribeLink(seeker, id), content);
