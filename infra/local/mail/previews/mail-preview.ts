import type { Language } from '@plumbline/shared/options/languages';
import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import type { Mail } from '../../../../functions/platform/mail.ts';
import type { EmailContent } from '../../../../functions/services/emails/email-content.ts';
import { renderEmail } from '../../../../functions/services/emails/render-email.ts';

/** One kind of e-mail, rendered from sample data by the functions that write the real one. */
export type MailPreview = { name: string; draw: (language: Language) => Mail | Promise<Mail> };

/** Returns an e-mail of the notifier as the recipient gets it. */
export const mailOf = (
  reader: { id: string; email: string },
  kind: NotificationKind,
  email: EmailContent,
): Promise<Mail> => renderEmail({ id: reader.id, email: reader.email }, kind, email);
