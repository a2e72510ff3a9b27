import { type ExpiryReminder, reminderTime } from '@plumbline/shared/domain/documents/expiry-reminders';
import type { Language } from '@plumbline/shared/options/languages';
import type { ReminderItem } from '../../../table/notifications/reminder.ts';
import { readProfileFiles } from '../../../table/profiles/profile-files.ts';
import { documentExpiresMail } from '../../emails/document-emails.ts';

/**
 * Returns the message to the owner of a license or card that expires soon. Undefined when the document was removed or
 * has a new date.
 */
export const remindOfDocument = async ({ profile, kind, subject, dueAt }: ReminderItem) => {
  const document = (await readProfileFiles(profile))?.documents?.find(({ id }) => id === subject);
  const expires = document?.expires;
  if (!document || !expires || reminderTime(expires, kind as ExpiryReminder) !== dueAt) return undefined;
  return {
    kind: 'documentExpires' as const,
    from: profile,
    subject,
    email: (language: Language) => documentExpiresMail({ kind: document.kind, expires }, language),
  };
};
