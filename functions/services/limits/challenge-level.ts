import { batchGet } from '../../table/core/batch-get.ts';
import { rateCounterRequest } from '../../table/idempotency/idempotency-record.ts';
import { callerKey } from './login-window.ts';
import { budgetEnd, type NamedBudget } from './named-budgets.ts';

export type ChallengePurpose = 'form' | 'sign-in';
/** The caller of a challenge. Without an e-mail, the work depends on the IP address alone. */
export type ChallengeCaller = { email?: string | undefined; address: string };

/** The most doublings of the work, so that the owner of an attacked account waits for seconds rather than minutes. */
export const MOST_DOUBLINGS = 3;

type Growth = { budget: NamedBudget; key: (caller: ChallengeCaller) => string | undefined; free: number; step: number };

const ofEmail = ({ email }: ChallengeCaller) => email;
const ofAddress = ({ address }: ChallengeCaller) => address;
const ofBoth = ({ email, address }: ChallengeCaller) => email && callerKey(email, address);

/**
 * The counters that raise the work: after `free` counts, every `step` more double it. None depends on whether an
 * account exists, so the work doesn't reveal it. Sign-ins of an e-mail count only with a solved challenge, so that a
 * stranger must work to slow the owner down.
 */
export const growths: Readonly<Record<ChallengePurpose, readonly Growth[]>> = {
  form: [
    { budget: 'register-address', key: ofAddress, free: 0, step: 15 },
    { budget: 'register-email', key: ofEmail, free: 0, step: 2 },
    { budget: 'reset-address', key: ofAddress, free: 5, step: 10 },
    { budget: 'reset-asked', key: ofEmail, free: 3, step: 10 },
  ],
  'sign-in': [
    { budget: 'login-address', key: ofAddress, free: 0, step: 25 },
    { budget: 'login-caller', key: ofBoth, free: 10, step: 5 },
    { budget: 'login-solved', key: ofEmail, free: 0, step: 5 },
  ],
};

/**
 * Returns how many times the work of a purpose is doubled for a caller, by recent attempts. One batch read, no write.
 */
export const readChallengeLevel = async (purpose: ChallengePurpose, caller: ChallengeCaller): Promise<number> => {
  const counted = growths[purpose].flatMap((growth) => {
    const key = growth.key(caller);
    return key ? [{ ...growth, key }] : [];
  });
  const requests = counted.map(({ budget, key }) => rateCounterRequest(budget, key, budgetEnd(budget).toISOString()));
  const { counters } = await batchGet({ counters: requests });
  const levels = counted.map(({ budget, key, free, step }) => {
    const { count = 0 } = counters.find((counter) => counter?.scope === budget && counter.key === key) ?? {};
    return Math.floor(Math.max(0, count - free) / step);
  });
  return Math.min(MOST_DOUBLINGS, Math.max(0, ...levels));
};
