import type { Cookies } from 'cookie';
import { type EmailClaimItem, emailClaimRequest } from '../../table/accounts/email-claim.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import type { Write } from '../../table/core/transact.ts';
import { rateCounterRequest } from '../../table/idempotency/idempotency-record.ts';
import { spendChallenge } from '../limits/challenge.ts';
import { callerKey, forgetLoginTries } from '../limits/login-window.ts';
import {
  budgetEnd,
  budgetUsedUp,
  countCall,
  namedBudgets,
  resetBudget,
  spendNamedBudget,
} from '../limits/named-budgets.ts';
import { knownDeviceOf } from '../sessions/known-device.ts';

export type LoginTry = {
  email: string;
  address: string;
  cookies: Cookies;
  challenge?: string | undefined;
};

const countWithSolution = async ({ email, address, challenge }: LoginTry): Promise<void> => {
  if (challenge === undefined) throw budgetUsedUp('login-email');
  await spendChallenge(challenge, 'sign-in', { email, address });
  await spendNamedBudget('login-solved', email);
};

/**
 * Returns the browser's id if the owner has signed in there before and it has tries left. Tries from other browsers
 * don't reduce them.
 */
const knownDevice = async ({ email, cookies }: LoginTry): Promise<string | undefined> => {
  const device = await knownDeviceOf(cookies, email);
  return device && (await countCall('login-device', device)) <= namedBudgets['login-device'].most ? device : undefined;
};

export type Admitted = {
  /** The claim of the e-mail, which names its user; undefined for an unknown e-mail. */
  claim: EmailClaimItem | undefined;
  /** The writes that reset the counts of this sign-in after the right password. */
  forget: Write[];
};

/**
 * Counts a sign-in before its password is checked; throws 429 after too many. No attacker can lock the owner out: a
 * known browser has its own count, a solved challenge allows another try, and a new password resets the counts.
 */
export const checkLoginLimit = async (given: LoginTry): Promise<Admitted> => {
  const { email, address } = given;
  const window = budgetEnd('login-email').toISOString();
  const device = await knownDevice(given);
  const [{ claims, failures, ofCaller }, tries] = await Promise.all([
    batchGet({
      claims: [emailClaimRequest(email)],
      failures: [rateCounterRequest('login-address', address, window)],
      ofCaller: [rateCounterRequest('login-caller', callerKey(email, address), window)],
    }),
    device ? 0 : countCall('login-email', email),
  ]);
  const [claim] = claims;
  if (device) return { claim, forget: [resetBudget('login-device', device)] };
  if ((failures[0]?.count ?? 0) >= namedBudgets['login-address'].most) throw budgetUsedUp('login-address');
  const isFree =
    tries <= namedBudgets['login-email'].most && (ofCaller[0]?.count ?? 0) < namedBudgets['login-caller'].most;
  if (!isFree) await countWithSolution(given);
  return { claim, forget: forgetLoginTries(email, address) };
};

/** Counts a failed sign-in for its IP address. Sign-ins with the right password don't count there. */
export const countFailure = ({ email, address }: Pick<LoginTry, 'email' | 'address'>): Promise<number[]> =>
  Promise.all([countCall('login-address', address), countCall('login-caller', callerKey(email, address))]);
