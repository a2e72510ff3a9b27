import type { Cookies } from 'cookie';
import type { UserItem } from '../../table/accounts/user.ts';
import type { Write } from '../../table/core/transact.ts';
import { callerKey } from '../limits/login-window.ts';
import { countCall, type NamedBudget, resetBudget, spendNamedBudget } from '../limits/named-budgets.ts';
import { knownDeviceOf } from '../sessions/known-device.ts';

type Limits = { device: NamedBudget; caller: readonly NamedBudget[]; user: NamedBudget };

/** The figures are in named-budgets.ts, with the chance to guess a code. */
const limits = {
  code: { device: 'code-device', caller: ['code-caller', 'code-caller-day'], user: 'code-user' },
  enrollment: { device: 'enrollment-device', caller: ['enrollment-caller'], user: 'enrollment-user' },
} as const satisfies Record<string, Limits>;

type Guess = { user: UserItem; cookies: Cookies; address: string };

export type AdmittedCode = {
  /** What a right code lets be forgotten. */
  forget: Write[];
  /** Takes a right code out of the count of all strangers' codes, which therefore counts wrong ones alone. */
  takeBack: () => Promise<unknown>;
};

/**
 * Admits a code before it is checked; throws 429 after too many. Codes count for the browser, if its owner signed in
 * with it before, else for the network they come from, and in all for the user. So those who guess lock themselves out,
 * and neither the owner's browsers nor a new one elsewhere. A network that is locked out adds nothing to the user's
 * count.
 */
export const checkCodeLimit = async (
  kind: keyof typeof limits,
  { user, cookies, address }: Guess,
): Promise<AdmittedCode> => {
  const { device: ofDevice, caller: ofCaller, user: ofUser } = limits[kind];
  const device = await knownDeviceOf(cookies, user.email);
  if (device) {
    await spendNamedBudget(ofDevice, device);
    return { forget: [resetBudget(ofDevice, device)], takeBack: async () => undefined };
  }
  const key = callerKey(user.id, address);
  for (const budget of ofCaller) await spendNamedBudget(budget, key);
  await spendNamedBudget(ofUser, user.id);
  return {
    forget: ofCaller.map((budget) => resetBudget(budget, key)),
    takeBack: () => countCall(ofUser, user.id, -1),
  };
};
