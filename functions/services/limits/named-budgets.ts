import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import type { ApiError } from '../../platform/errors.ts';
import type { Window } from './class-budgets.ts';
import { countInWindow, limitRate, resetWindow, tooManyAttempts, windowEnd } from './limit-rate.ts';

const hourly = (most: number): Window => ({ ms: HOUR_MS, most });
const daily = (most: number): Window => ({ ms: DAY_MS, most });
/** How long wrong passwords and codes are remembered. */
const signIn = (most: number): Window => ({ ms: 15 * MINUTE_MS, most });

/**
 * Budgets that are tighter than those of the classes and counted exactly, with a write per call: acts that mail, cost
 * money, create something for free or could guess a secret. The key is a user, a company, an e-mail or an address.
 */
export const namedBudgets = {
  // Of a company.
  job: hourly(100),
  project: hourly(100),
  'project-invitation': hourly(100),
  'invite-company': hourly(50),
  'setup-intent': hourly(20),
  'payment-intent': hourly(200),
  // Of a user. A minute of messages is more than a person writes.
  message: { ms: MINUTE_MS, most: 20 },
  attachment: hourly(60),
  report: hourly(10),
  'check-password': hourly(10),
  // Of a member of staff.
  'reset-second-factor': hourly(10),
  'read-report': hourly(120),
  'export-accounts': hourly(20),
  // Of an e-mail.
  'invite-email': hourly(5),
  'register-email': hourly(5),
  'support-email': hourly(10),
  'reset-email': hourly(5),
  /** Requests for a reset that need no proof of work. */
  'reset-asked': hourly(3),
  // Of an address.
  'register-address': hourly(60),
  'support-address': hourly(60),
  /** Of 30 requests for a reset, five need no proof of work. */
  'reset-address': { ...hourly(30), free: 5 },
  // Tries to sign in: those that need no proof of work, for an e-mail from one address and from all together.
  'login-caller': signIn(10),
  'login-email': signIn(50),
  /** Further tries, each with a solved challenge. */
  'login-solved': signIn(20),
  /** Of a browser in which the owner signed in before. */
  'login-device': signIn(10),
  /** Wrong passwords of an address, for any e-mail. */
  'login-address': signIn(100),
  // Codes of staff's apps, after the right password. Three of 1,000,000 are valid at a time, so a guess is right with a
  // chance of 0.000003. Of a browser in which the owner signed in before:
  'code-device': signIn(10),
  // Of a user and a network, right ones forget the rest:
  'code-caller': signIn(10),
  'code-caller-day': daily(15),
  /**
   * Wrong codes of a user from all other browsers. 60 guesses a day find a code with a chance of 0.018 %, a month of
   * them with 0.54 %, and one network cannot use them up. A new password starts the count over.
   */
  'code-user': daily(60),
  // Enrollment codes have 60 bits: 4,800 guesses a day for a year find one with a chance of 1 in 600 billion.
  'enrollment-device': signIn(10),
  'enrollment-caller': signIn(10),
  'enrollment-user': hourly(200),
  // Mails of the notifier: about one fact that happens again, from one profile to a user, and to a user in all.
  'mail-repeat': daily(1),
  'mail-pair-hour': hourly(5),
  'mail-pair-day': daily(15),
  'mail-receiver': hourly(40),
} as const satisfies Record<string, Window & { free?: number }>;
export type NamedBudget = keyof typeof namedBudgets;

/** Counts a call; throws 429 when the budget of the window is used up. */
export const spendNamedBudget = (name: NamedBudget, key: string): Promise<void> => {
  const { most, ms } = namedBudgets[name];
  return limitRate(name, key, most, ms);
};

/** Counts a call and returns the count of the window, for budgets that do not simply refuse. -1 takes a call back. */
export const countCall = (name: NamedBudget, key: string, by: 1 | -1 = 1): Promise<number> =>
  countInWindow(name, key, namedBudgets[name].ms, by);

/** When the running window of a budget ends. */
export const budgetEnd = (name: NamedBudget): Date => windowEnd(namedBudgets[name].ms);

/** The 429 of a caller who used up a budget. */
export const budgetUsedUp = (name: NamedBudget): ApiError => tooManyAttempts(budgetEnd(name));

/** The write that starts a budget's running window over. */
export const resetBudget = (name: NamedBudget, key: string) => resetWindow(name, key, namedBudgets[name].ms);
