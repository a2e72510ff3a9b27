import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import type { ApiError } from '../../platform/errors.ts';
import type { Window } from './class-budgets.ts';
import { countInWindow, limitRate, resetWindow, tooManyAttempts, windowEnd } from './limit-rate.ts';

const hourly = (most: number): Window => ({ ms: HOUR_MS, most });
const daily = (most: number): Window => ({ ms: DAY_MS, most });
/** Returns a window of 15 minutes, for wrong passwords and codes. */
const signIn = (most: number): Window => ({ ms: 15 * MINUTE_MS, most });

/**
 * Budgets with lower limits than those of the classes. They are counted exactly, with a write for each call. They limit
 * calls that mail, cost money, create something for free, or could guess a secret. The key is a user, a company, an
 * e-mail or an address.
 */
export const namedBudgets = {
  // Budgets by company.
  job: hourly(100),
  project: hourly(100),
  /** Counts the companies that a call invites, up to 50. */
  'project-invitation': hourly(500),
  'invite-company': hourly(50),
  'setup-intent': hourly(20),
  'payment-intent': hourly(200),
  // Budgets by user. A person writes fewer than 20 messages a minute.
  message: { ms: MINUTE_MS, most: 20 },
  attachment: hourly(60),
  report: hourly(10),
  'check-password': hourly(10),
  'change-email': hourly(5),
  // Budgets by staff member.
  'reset-second-factor': hourly(10),
  'invite-staff': hourly(20),
  'read-report': hourly(120),
  'export-accounts': hourly(20),
  'change-account': hourly(60),
  'change-colleague': hourly(20),
  'decide-report': hourly(120),
  /** Opening a document and deciding about it count as two. */
  'check-document': hourly(300),
  'answer-request': hourly(120),
  'staff-task': hourly(600),
  refund: hourly(60),
  'decline-unlock': hourly(60),
  /** Changes of prices and settings. */
  'change-site': hourly(300),
  // Budgets by e-mail.
  'invite-email': hourly(5),
  'register-email': hourly(5),
  /** The receipts to an address that no sign-in proves. */
  'support-receipt': daily(1),
  // The budget of support requests by user, by e-mail for visitors, or by request for what its sender adds.
  'support-sender': hourly(10),
  'reset-email': hourly(5),
  /** Each try can bounce again, which counts against the product. */
  'try-mail-again': daily(3),
  /** The budget of requests for a password reset that need no proof of work. */
  'reset-asked': hourly(3),
  // Budgets by IP address.
  'register-address': hourly(60),
  'support-address': hourly(60),
  /** Each request of a signed-out visitor can mail a receipt to any address. */
  'support-visitor': hourly(15),
  /** Of 30 password resets in an hour, the first five need no proof of work. */
  'reset-address': { ...hourly(30), free: 5 },
  // The budgets of sign-ins without proof of work: for an e-mail from one address, and for an e-mail from all
  // addresses.
  'login-caller': signIn(10),
  'login-email': signIn(50),
  /** The budget of further sign-ins, each with a solved challenge. */
  'login-solved': signIn(20),
  /** The budget of sign-ins from a browser where the owner has signed in before. */
  'login-device': signIn(10),
  /** The budget of wrong passwords from one address, for any e-mail. */
  'login-address': signIn(100),
  // The budgets of wrong codes from staff's authenticator apps, after the right password. Three of 1,000,000 codes are
  // valid at a time, so a guess is right with a chance of 0.000003. This one is for a browser where the owner has
  // signed in before.
  'code-device': signIn(10),
  // The budgets of codes by user and network. The right code resets both.
  'code-caller': signIn(10),
  'code-caller-day': daily(15),
  /**
   * The budget of a user's wrong codes from all other browsers. 60 guesses a day find a code with a chance of 0.018 %,
   * and the guesses of a month with 0.54 %. One network can't use up all 60. A new password resets the count.
   */
  'code-user': daily(60),
  // The budgets of enrollment codes. A code has 60 bits, so 4,800 guesses a day for a year find one with a chance of 1
  // in 600 billion.
  'enrollment-device': signIn(10),
  'enrollment-caller': signIn(10),
  'enrollment-user': hourly(200),
  // The budgets of the notifier's e-mails: about one repeated event, from one profile to one user, and to one user from
  // all profiles.
  'mail-repeat': daily(1),
  'mail-pair-hour': hourly(5),
  'mail-pair-day': daily(15),
  'mail-receiver': hourly(40),
} as const satisfies Record<string, Window & { free?: number }>;
export type NamedBudget = keyof typeof namedBudgets;

/** Counts a call, or `by` things of one call; throws 429 when the budget of the window is used up. */
export const spendNamedBudget = (name: NamedBudget, key: string, by = 1): Promise<void> => {
  const { most, ms } = namedBudgets[name];
  return limitRate(name, key, most, ms, by);
};

/**
 * Counts a call and returns the count of the window, for budgets that don't simply reject calls. -1 removes a call from
 * the count.
 */
export const countCall = (name: NamedBudget, key: string, by: 1 | -1 = 1): Promise<number> =>
  countInWindow(name, key, namedBudgets[name].ms, by);

/** Returns the end of a budget's current window. */
export const budgetEnd = (name: NamedBudget): Date => windowEnd(namedBudgets[name].ms);

/** Returns the error (429) for a caller who used up a budget. */
export const budgetUsedUp = (name: NamedBudget): ApiError => tooManyAttempts(budgetEnd(name));

/** Returns the write that resets a budget in its current window. */
export const resetBudget = (name: NamedBudget, key: string) => resetWindow(name, key, namedBudgets[name].ms);
