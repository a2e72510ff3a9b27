import type { DocumentKind } from '@plumbline/shared/options/document-kinds';
import type { Language } from '@plumbline/shared/options/languages';
import { documentRejectedMail } from '../../services/emails/document-emails.ts';
import type { EmailContent } from '../../services/emails/email-content.ts';
import { renderEmail } from '../../services/emails/render-email.ts';
import { reinstatedMail, secondFactorResetMail, suspendedMail } from '../../services/emails/staff-action-emails.ts';
import { settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { sendOnce } from '../../services/notifications/delivery/send-once.ts';
import { listUsersOfProfile, readUser, type UserItem } from '../../table/accounts/user.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { AuditEntry, type AuditEntryItem } from '../../table/staff/audit-entry.ts';

type MailOf = (entry: AuditEntryItem, language: Language) => EmailContent;

const mails: Partial<Record<AuditEntryItem['action'], MailOf>> = {
  'suspend account': ({ reason = '' }, language) => suspendedMail(reason, language),
  'reinstate account': ({ reason = '' }, language) => reinstatedMail(reason, language),
  'reject document': ({ reason = '', after }, language) =>
    documentRejectedMail(after?.kind as DocumentKind, reason, language),
  'reset second factor': ({ staffName, reason = '' }, language) => secondFactorResetMail(staffName, reason, language),
};

const usersOf = async ({ subject, subjectType }: AuditEntryItem): Promise<UserItem[]> => {
  if (subjectType !== 'user') return listUsersOfProfile(subject);
  const user = await readUser(subject);
  return user ? [user] : [];
};

/**
 * Mails the users of an account directly, because a suspended account gets no other e-mails. Users who never joined get
 * none.
 */
const tell = async (entry: AuditEntryItem): Promise<void> => {
  const mailOf = mails[entry.action];
  if (!mailOf) return;
  const users = (await usersOf(entry)).filter(({ status }) => status === 'active');
  await settleAll(
    users.map((user) =>
      sendOnce(`audit.${entry.id}.${user.id}`, () => renderEmail(user, 'receipts', mailOf(entry, user.language))),
    ),
  );
};

/** Mails users about actions of staff that affect them. */
export const onAuditEntryWritten = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(AuditEntry, changes)) if (after && !before) await tell(after);
};
