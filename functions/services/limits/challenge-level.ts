import { batchGet } from '../../table/core/batch-get.ts';
import { rateCounterRequest } from '../../table/idempotency/idempotency-record.ts';
import { callerKey } from './login-window.ts';
import { budgetEnd, type NamedBudget } from './named-budgets.ts';

export type ChallengePurpose = 'form' | 'sign-in';
/** Whom a challenge is for; a page that asks without an e-mail gets the work of its address. */
export type ChallengeCaller = { email?: string | undefined; address: string };

/**
 * The work doubles at most this often, so that the owner of an attacked account waits for seconds and not for minutes.
 */
export const MOST_DOUBLINGS = 3;

type Growth = { budget: NamedBudget; key: (caller: ChallengeCaller) => string | undefined; free: number; step: number };

const ofEmail = ({ email }: ChallengeCaller) => email;
const ofAddress = ({ address }: ChallengeCaller) => address;
const ofBoth = ({ email, address }: ChallengeCaller) => email && callerKey(email, address);

/**
 * Counts that exist anyway, and how many more of them double the work, after the first `free` ones. None depends on
 * whether there is an account, so the work does not tell. Sign-ins of an e-mail count once they are solved, so that a
 * stranger pays for making the owner wait.
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

/** How often the work of a purpose is doubled for a caller, by recent failures. One read of the table, no write. */
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
