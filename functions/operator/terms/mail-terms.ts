import { isAgreementDue } from '@plumbline/shared/domain/accounts/terms-agreement';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import type { Pace } from '../../platform/pace.ts';
import { termsChangedMail } from '../../services/emails/account-emails.ts';
import { sendOnce } from '../../services/notifications/delivery/send-once.ts';
import { noteTermsMail, type UserItem } from '../../table/accounts/user.ts';
import { type StoredKey, scanPage } from '../../table/core/stored/stored-items.ts';

const PAGE_SIZE = 200;

/** The users that a run looked at. `done` were mailed by an earlier run, `failed` are mailed by the next one. */
export type TermsMailCounts = { sent: number; done: number; failed: { user: string; problem: string }[] };

type TermsMailOptions = {
  /** Waits before each e-mail. */
  pace: Pace;
  /** Counts the e-mails without sending them. */
  dryRun?: boolean;
  onPage?: (counts: TermsMailCounts) => void;
};

type Addressee = Pick<UserItem, 'id' | 'role' | 'email' | 'language' | 'status' | 'agreedTerms' | 'mailedTerms'>;

/** Everyone with a sign-in who has not agreed to the current version, but staff. New users have agreed. */
const isAddressee = (user: Addressee): boolean => user.status === 'active' && isAgreementDue(user);

const mailUser = async ({ id, email, language }: Addressee): Promise<void> => {
  await sendOnce(`terms.${TERMS_VERSION}.${id}`, async () => ({
    ...termsChangedMail(email, language),
    kind: 'termsChanged',
  }));
  await noteTermsMail(id, TERMS_VERSION);
};

/**
 * Mails everyone about the terms' current version, each user once. A run that stopped is continued by the next one:
 * users who were mailed have the version in their item.
 */
export const mailTerms = async ({ pace, dryRun = false, onPage }: TermsMailOptions): Promise<TermsMailCounts> => {
  const counts: TermsMailCounts = { sent: 0, done: 0, failed: [] };
  let start: StoredKey | undefined;
  do {
    const page = await scanPage(['User'], { segment: 0, segments: 1, start, limit: PAGE_SIZE });
    for (const user of (page.items as Addressee[]).filter(isAddressee)) {
      if (user.mailedTerms === TERMS_VERSION) {
        counts.done += 1;
        continue;
      }
      try {
        if (!dryRun) {
          await pace(1);
          await mailUser(user);
        }
        counts.sent += 1;
      } catch (error) {
        counts.failed.push({ user: user.id, problem: (error as Error).message });
      }
    }
    onPage?.(counts);
    start = page.next;
  } while (start);
  return counts;
};
