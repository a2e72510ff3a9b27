import { DAY_MS, SENT_MAIL_DAYS } from '@plumbline/shared/options/limits';
import type { MailKind, MailOutcome } from '@plumbline/shared/options/staff/mail-kinds';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { hashOf, newId } from '../../../platform/ids.ts';
import { logger } from '../../../platform/logger.ts';
import type { Mail } from '../../../platform/mail.ts';
import { removeSuppression } from '../../../platform/suppression-list.ts';
import { readAddressMark } from '../../../table/accounts/address-mark.ts';
import { readEmailClaim } from '../../../table/accounts/email-claim.ts';
import { clearMailProblem } from '../../../table/accounts/user-mail-problem.ts';
import { retryOnConflict, transact } from '../../../table/core/transact.ts';
import { MAIL_SCOPE, recordMail } from '../../../table/idempotency/sent-mail.ts';
import { countCall, namedBudgets } from '../../limits/named-budgets.ts';
import { secondsFromNow } from '../digests/seconds-from-now.ts';
import { deliverMail } from './deliver-mail.ts';
import { endMark } from './end-mark.ts';

export type LinkKind = Extract<MailKind, 'setUp' | 'passwordReset' | 'invitation' | 'emailChange'>;

const TRIES = 3;

/**
 * Records for staff what became of a link. Anyone can ask for links to an address, so those that weren't sent are one
 * record for each kind, outcome and day. A failure is logged only, because a sent e-mail has left by then.
 */
export const recordLink = async (to: string, kind: LinkKind, outcome: MailOutcome): Promise<void> => {
  const date = nowIso();
  const key = outcome === 'sent' ? newId() : ['link', kind, outcome, date.slice(0, 10), hashOf(to)].join('.');
  try {
    await recordMail(MAIL_SCOPE, key, secondsFromNow(SENT_MAIL_DAYS * DAY_MS), { to, kind, outcome, date });
  } catch (error) {
    logger.warn('E-mail not recorded', { kind, error: error as Error });
  }
};

const endMarkOfAddress = (email: string): Promise<void> =>
  retryOnConflict(
    async () => {
      const claim = await readEmailClaim(email);
      await transact(endMark(email), ...(claim ? [clearMailProblem(claim.userId, email)] : []));
    },
    { tries: TRIES },
  );

/**
 * Lets a link go to a marked address, as "Try again" does and within its budget. Over the budget it throws
 * `address_undeliverable`. The mark of a complaint stays for other e-mails: only its reader can end it. The try counts
 * even when the caller's change then fails, for example because another one was faster: the mark has ended by then, so
 * the next e-mail to the address can bounce.
 */
const requireDeliverable = async (email: string, kind: LinkKind): Promise<void> => {
  const mark = await readAddressMark(email);
  if (!mark) return;
  if ((await countCall('try-mail-again', email)) > namedBudgets['try-mail-again'].most) {
    await recordLink(email, kind, 'stopped');
    throw new ApiError('address_undeliverable', { path: 'email' });
  }
  await removeSuppression(email);
  if (mark.reason === 'bounced') await endMarkOfAddress(email);
};

/**
 * Returns a function that sends an e-mail with a link to an address. Throws when no link can be sent, so that callers
 * who change something first can do so after this check.
 */
export const prepareLink = async (email: string, kind: LinkKind): Promise<(mail: Mail) => Promise<void>> => {
  await requireDeliverable(email, kind);
  return async (mail) => {
    await deliverMail({ ...mail, isUndeliverable: false, kind });
    await recordLink(email, kind, 'sent');
  };
};

/**
 * Sends an e-mail with a link that someone requested. Without it a person would be locked out, so it also goes to a
 * marked address, or the caller gets the error. `write` runs after the check, so that a refused request changes
 * nothing.
 */
export const deliverLink = async (email: string, kind: LinkKind, write: () => Promise<Mail>): Promise<void> => {
  const send = await prepareLink(email, kind);
  await send(await write());
};
