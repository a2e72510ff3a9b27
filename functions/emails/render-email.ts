import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import type { UserItem } from '../table/accounts/user.ts';
import type { EmailContent } from './email-content.ts';
import { mailTemplate } from './email-layout.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const words = {
  en: { footer: "You're receiving this because you have a Plumbline account.", turnOff: 'Turn off emails like this' },
  es: { footer: 'Recibe este correo por su cuenta en Plumbline.', turnOff: 'Desactivar correos como este' },
};

/** A letter as mail, with the link that turns its kind off; receipts are always sent and have none. */
export const renderEmail = async (
  { id, email }: Pick<UserItem, 'id' | 'email'>,
  kind: NotificationKind,
  { subject, button, path, ...text }: EmailContent,
): Promise<Mail> => {
  const { footer, turnOff } = words[text.language];
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  const unsubscribe = kind === 'receipts' ? undefined : await unsubscribeLink(id, kind);
  const footerLink = unsubscribe ? { label: turnOff, link: unsubscribe } : undefined;
  return { to: email, subject, ...mailTemplate({ ...text, action, footer, footerLink }), unsubscribe };
};
