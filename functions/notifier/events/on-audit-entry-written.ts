import { renderEmail } from '../../emails/render-email.ts';
import { reinstatedMail, suspendedMail } from '../../emails/suspension-emails.ts';
import { listUsersOfProfile, readUser, type UserItem } from '../../table/accounts/user.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { AuditEntry, type AuditEntryItem } from '../../table/staff/audit-entry.ts';
import { settleAll } from '../delivery/notify-users.ts';
import { sendOnce } from '../delivery/send-once.ts';

const mails = { 'suspend account': suspendedMail, 'reinstate account': reinstatedMail } as const;

const usersOf = async ({ subject, subjectType }: AuditEntryItem): Promise<UserItem[]> => {
  if (subjectType !== 'user') return listUsersOfProfile(subject);
  const user = await readUser(subject);
  return user ? [user] : [];
};

/** A suspended account hears nothing else, so this goes to its users directly; those who never joined hear nothing. */
const tell = async (entry: AuditEntryItem): Promise<void> => {
  const mailOf = mails[entry.action as keyof typeof mails];
  if (!mailOf) return;
  const users = (await usersOf(entry)).filter(({ status }) => status === 'active');
  await settleAll(
    users.map((user) =>
      sendOnce(`audit.${entry.id}.${user.id}`, () =>
        renderEmail(user, 'receipts', mailOf(entry.reason ?? '', user.language)),
      ),
    ),
  );
};

/** What staff did that people are told of. */
export const onAuditEntryWritten = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(AuditEntry, changes)) if (after && !before) await tell(after);
};
