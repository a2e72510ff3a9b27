import type { Cookies } from 'cookie';
import { spendChallenge } from '../limits/challenge.ts';
import { tooManyAttempts } from '../limits/limit-rate.ts';
import {
  CALLER_SCOPE,
  callerKey,
  countLoginTry,
  forgetLoginTries,
  loginWindowEnd,
  SOLVED_SCOPE,
} from '../limits/login-window.ts';
import { epochSeconds } from '../platform/clock.ts';
import { knownDeviceOf } from '../sessions/known-device.ts';
import { type EmailClaimItem, emailClaimRequest } from '../table/accounts/email-claim.ts';
import { readTogether } from '../table/core/read-together.ts';
import type { Write } from '../table/core/transact.ts';
import { increment, rateCounterRequest, resetRateCounter } from '../table/idempotency/idempotency-record.ts';

/** Tries in one window that need no proof of work: for an e-mail from one address, and from all together. */
const FREE_PER_CALLER = 10;
const FREE_PER_EMAIL = 50;
/** Beyond those, tries that come with a solved challenge. */
const SOLVED_PER_EMAIL = 200;
/** Tries of a browser in which the owner has signed in before. */
const MOST_PER_DEVICE = 10;
/** After this many wrong passwords an address has to wait, whatever e-mails they were for. */
const MOST_PER_ADDRESS = 100;
const ADDRESS_SCOPE = 'login-address';
const DEVICE_SCOPE = 'login-device';

export type LoginTry = {
  email: string;
  address: string;
  cookies: Cookies;
  challenge?: string | undefined;
};

const count = (scope: string, key: string): Promise<number> => {
  const end = loginWindowEnd();
  return increment(scope, key, end.toISOString(), epochSeconds(end));
};

const countWithSolution = async (email: string, challenge: string | undefined): Promise<void> => {
  if (challenge === undefined) throw tooManyAttempts(loginWindowEnd());
  await spendChallenge(challenge, 'sign-in');
  if ((await count(SOLVED_SCOPE, email)) > SOLVED_PER_EMAIL) throw tooManyAttempts(loginWindowEnd());
};

/** The browser, if it knows the e-mail and has a try left; strangers' tries take none of these away. */
const knownDevice = async ({ email, cookies }: LoginTry): Promise<string | undefined> => {
  const device = await knownDeviceOf(cookies, email);
  return device && (await count(DEVICE_SCOPE, device)) <= MOST_PER_DEVICE ? device : undefined;
};

export type Admitted = {
  /** Whose e-mail it is, if anybody's. */
  claim: EmailClaimItem | undefined;
  /** What a right password lets be forgotten: the tries that counted with this one. */
  forget: Write[];
};

/**
 * Admits a try to sign in, or answers 429 after too many. Nobody can keep the owner out: a known browser counts by
 * itself, a solved challenge opens another try, and a new password forgets what was tried before it.
 */
export const admit = async (given: LoginTry): Promise<Admitted> => {
  const { email, address, challenge } = given;
  const end = loginWindowEnd();
  const window = end.toISOString();
  const device = await knownDevice(given);
  const [{ claims, failures, ofCaller }, tries] = await Promise.all([
    readTogether({
      claims: [emailClaimRequest(email)],
      failures: [rateCounterRequest(ADDRESS_SCOPE, address, window)],
      ofCaller: [rateCounterRequest(CALLER_SCOPE, callerKey(email, address), window)],
    }),
    device ? 0 : countLoginTry(email),
  ]);
  const [claim] = claims;
  if (device) return { claim, forget: [resetRateCounter(DEVICE_SCOPE, device, window)] };
  if ((failures[0]?.count ?? 0) >= MOST_PER_ADDRESS) throw tooManyAttempts(end);
  if (tries > FREE_PER_EMAIL || (ofCaller[0]?.count ?? 0) >= FREE_PER_CALLER) await countWithSolution(email, challenge);
  return { claim, forget: forgetLoginTries(email, address) };
};

/** Counts a failed login against the address it came from; tries with the right password never count there. */
export const countFailure = ({ email, address }: Pick<LoginTry, 'email' | 'address'>): Promise<number[]> =>
  Promise.all([count(ADDRESS_SCOPE, address), count(CALLER_SCOPE, callerKey(email, address))]);
