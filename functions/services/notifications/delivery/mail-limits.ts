import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { countCall, type NamedBudget, namedBudgets } from '../../limits/named-budgets.ts';

export type LimitedMail = {
  kind: NotificationKind;
  /** The profile it comes from. */
  from: string;
  to: { id: string; profileId?: string | undefined };
  /** What it is about, the same when that happens again; undefined for what happens once. */
  about?: string | undefined;
  /** Both sides agreed to it, so neither can flood the other with it. */
  isMutual?: boolean | undefined;
};

type Count = readonly [name: NamedBudget, key: string];

/**
 * The budgets that a mail is counted in. Receipts and mails of a new connection are always sent. Mails about a
 * profile's own affairs, such as a license that expires, come from no one else.
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
 * Counts a mail before it is sent; false when one of its budgets is used up. A mail that is kept back isn't counted,
 * so that one sender cannot use up what a user may get from the others.
 */
export const countMail = async (mail: LimitedMail): Promise<boolean> => {
  const budgets = mailBudgetsOf(mail);
  for (const [index, [name, key]] of budgets.entries()) {
    if ((await countCall(name, key)) <= namedBudgets[name].most) continue;
    await takeBack(budgets.slice(0, index + 1));
    return false;
  }
  return true;
};

/** Takes back the count of a mail that could not be sent, so that its next attempt fits. */
export const uncountMail = (mail: LimitedMail): Promise<void> => takeBack(mailBudgetsOf(mail));
