import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { countCall, type NamedBudget, namedBudgets } from '../../limits/named-budgets.ts';

export type LimitedMail = {
  kind: NotificationKind;
  /** The id of the profile whose action causes the e-mail. */
  from: string;
  to: { id: string; profileId?: string | undefined };
  /** The key of an event that can happen again; undefined for an event that happens only once. */
  about?: string | undefined;
  /** True when both sides agreed to the event, so that neither can use it to flood the other. */
  isMutual?: boolean | undefined;
};

type Count = readonly [name: NamedBudget, key: string];

/**
 * Returns the budgets in which an e-mail is counted. Receipts and e-mails of a new connection are always sent. So are
 * those about the receiver's own profile, such as a license that expires, because no other user can cause them.
 */
export const mailBudgetsOf = ({ kind, from, to, about, isMutual }: LimitedMail): readonly Count[] => {
  if (kind === 'receipts' || isMutual || from === to.profileId) return [];
  const pair = `${from} ${to.id}`;
  return [
    ...(about === undefined ? [] : [['mail-repeat', `${about} ${to.id}`] as const]),
    ['mail-pair-hour', pair],
    ['mail-pair-day', pair],
    ['mail-receiver', to.id],
  ];
};

const takeBack = async (counts: readonly Count[]): Promise<void> => {
  await Promise.all(counts.map(([name, key]) => countCall(name, key, -1)));
};

/**
 * Counts an e-mail before it is sent. Returns false when one of its budgets is used up, and then counts it in none, so
 * that one sender can't use up the budget for e-mails of others. A failed count also counts in none.
 */
export const countMail = async (mail: LimitedMail): Promise<boolean> => {
  const counted: Count[] = [];
  try {
    for (const budget of mailBudgetsOf(mail)) {
      const [name, key] = budget;
      const count = await countCall(name, key);
      counted.push(budget);
      if (count <= namedBudgets[name].most) continue;
      await takeBack(counted);
      return false;
    }
    return true;
  } catch (error) {
    await takeBack(counted);
    throw error;
  }
};

/** Removes an e-mail that couldn't be sent from the counts, so that it can be tried again. */
export const uncountMail = (mail: LimitedMail): Promise<void> => takeBack(mailBudgetsOf(mail));
