import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { composeMail } from '../../../functions/notifier/compose-mail.ts';
import type { Language } from '../../../functions/notifier/event.ts';
import type { Letter } from '../../../functions/notifier/letter.ts';
import type { Mail } from '../../../functions/platform/mail.ts';

/** One kind of e-mail, drawn from sample data by the functions that write the real one. */
export type MailPreview = { name: string; draw: (language: Language) => Mail | Promise<Mail> };

/** A letter of the notifier as its reader gets it. */
export const mailOf = (reader: { id: string; email: string }, kind: NotificationKind, letter: Letter): Promise<Mail> =>
  composeMail({ id: reader.id, email: reader.email }, kind, letter);
