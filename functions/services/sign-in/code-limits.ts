import type { Cookies } from 'cookie';
import type { UserItem } from '../../table/accounts/user.ts';
import type { Write } from '../../table/core/transact.ts';
import { callerKey } from '../limits/login-window.ts';
import { countCall, type NamedBudget, resetBudget, spendNamedBudget } from '../limits/named-budgets.ts';
import { knownDeviceOf } from '../sessions/known-device.ts';

type Limits = { device: NamedBudget; caller: readonly NamedBudget[]; user: NamedBudget };

/** The budgets of codes. named-budgets.ts has their sizes and the chances of a guess. */
const limits = {
  code: { device: 'code-device', caller: ['code-caller', 'code-caller-day'], user: 'code-user' },
  enrollment: { device: 'enrollment-device', caller: ['enrollment-caller'], user: 'enrollment-user' },
} as const satisfies Record<string, Limits>;

type Guess = { user: UserItem; cookies: Cookies; address: string };

export type AdmittedCode = {
  /** The writes that reset the counts after a right code. */
  forget: Write[];
  /** Removes a right code from the user's count, which then contains wrong codes only. */
  takeBack: () => Promise<unknown>;
  /** Removes a code whose sign-in has ended, such as the second of two that arrive together, from all counts. */
  takeBackUnchecked: () => Promise<unknown>;
};

/**
 * Counts a code before it is checked; throws 429 after too many. Codes from a browser where the owner has signed in
 * before have a budget of their own. Others count for the user's network and for the user. So an attacker locks out
 * only their own network, and the owner's browsers always have tries left. A network that is locked out adds nothing to
 * the user's count.
 */
export const checkCodeLimit = async (
  kind: keyof typeof limits,
  { user, cookies, address }: Guess,
): Promise<AdmittedCode> => {
  const { device: ofDevice, caller: ofCaller, user: ofUser } = limits[kind];
  const device = await knownDeviceOf(cookies, user.email);
  if (device) {
    await spendNamedBudget(ofDevice, device);
    return {
      forget: [resetBudget(ofDevice, device)],
      takeBack: async () => undefined,
      takeBackUnchecked: () => countCall(ofDevice, device, -1),
    };
  }
  const key = callerKey(user.id, address);
  for (const budget of ofCaller) await spendNamedBudget(budget, key);
  await spendNamedBudget(ofUser, user.id);
  return {
    forget: ofCaller.map((budget) => resetBudget(budget, key)),
    takeBack: () => countCall(ofUser, user.id, -1),
    takeBackUnchecked: () =>
      Promise.all([...ofCaller.map((budget) => countCall(budget, key, -1)), countCall(ofUser, user.id, -1)]),
  };
};
