import { decisionActions } from '@plumbline/shared/domain/support/decisions';
import type { DocumentKind } from '@plumbline/shared/options/document-kinds';
import type { Language } from '@plumbline/shared/options/languages';
import { documentRejectedMail } from '../../services/emails/document-emails.ts';
import type { EmailContent } from '../../services/emails/email-content.ts';
import {
  addressChangingMail,
  decisionMail,
  postsHiddenMail,
  postsShownMail,
  reinstatedMail,
  restoredMail,
  secondFactorResetMail,
  signedOutMail,
  suspendedMail,
} from '../../services/emails/staff-action-emails.ts';
import { settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { enqueueMail } from '../../services/notifications/queued/enqueue-mail.ts';
import { listUsersOfProfile, readUser, type UserItem } from '../../table/accounts/user.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { AuditEntry, type AuditEntryItem } from '../../table/staff/audit-entry.ts';

/** Returns the e-mail about an entry; undefined when another e-mail informs the account, or none. */
type MailOf = (entry: AuditEntryItem, language: Language) => EmailContent | undefined;

const textOf = (facts: AuditEntryItem['after'], name: string): string | undefined => {
  const fact = facts?.[name];
  return typeof fact === 'string' ? fact : undefined;
};

const suspensionOf = ({ reason = '', after }: AuditEntryItem) => ({ reason, until: textOf(after, 'until') });

/** A part of a decision names its report. The entry that closes the report sends the e-mail about all parts. */
const isPartOfDecision = ({ after }: AuditEntryItem): boolean => textOf(after, 'report') !== undefined;

const decided: MailOf = (entry, language) => {
  const names = textOf(entry.after, 'actions')?.split(', ') ?? [];
  const actions = decisionActions.filter((action) => names.includes(action));
  if (actions.length === 0) return undefined;
  return decisionMail({ ...suspensionOf(entry), actions, name: textOf(entry.after, 'name') }, language);
};

const restored =
  (action: Parameters<typeof restoredMail>[0]): MailOf =>
  ({ reason = '', after }, language) =>
    restoredMail(action, { reason, name: textOf(after, 'name') }, language);

const mails: Partial<Record<AuditEntryItem['action'], MailOf>> = {
  'suspend account': (entry, language) =>
    isPartOfDecision(entry) ? undefined : suspendedMail(suspensionOf(entry), language),
  'hide posts': (entry, language) =>
    isPartOfDecision(entry) ? undefined : postsHiddenMail(suspensionOf(entry), language),
  'reinstate account': ({ reason }, language) => reinstatedMail(reason, language),
  'show posts': ({ reason }, language) => postsShownMail(reason, language),
  'close report': decided,
  'restore job': restored('restore job'),
  'restore project': restored('restore project'),
  'restore message': restored('restore message'),
  'reject document': ({ reason = '', after }, language) =>
    documentRejectedMail(after?.kind as DocumentKind, reason, language),
  'sign out user': ({ reason = '' }, language) => signedOutMail(reason, language),
  'change user email': ({ reason = '' }, language) => addressChangingMail(reason, language),
  'reset second factor': ({ staffName, reason = '' }, language) => secondFactorResetMail(staffName, reason, language),
};

/** Returns the one user whom an action was about, or all users of the account. */
const usersOf = async ({ subject, subjectType, after }: AuditEntryItem): Promise<UserItem[]> => {
  const id = subjectType === 'user' ? subject : after?.user;
  if (id === undefined) return listUsersOfProfile(subject);
  const user = await readUser(String(id));
  return user ? [user] : [];
};

/**
 * Mails the users of an account directly, because a suspended account gets no other e-mails. Users who never joined get
 * none.
 */
const tell = async (entry: AuditEntryItem): Promise<void> => {
  const mailOf = mails[entry.action];
  if (!mailOf) return;
  if (!mailOf(entry, 'en')) return;
  const users = (await usersOf(entry)).filter(({ status }) => status === 'active');
  await settleAll(
    users.map(async ({ id, language }) => {
      const content = mailOf(entry, language);
      const key = `audit.${entry.id}.${id}`;
      if (content) await enqueueMail('receipts', { type: 'staffAction', user: id, key, content });
    }),
  );
};

/** Mails users about actions of staff that affect them. */
export const onAuditEntryWritten = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(AuditEntry, changes)) if (after && !before) await tell(after);
};
