import { GetItemCommand } from 'dynamodb-toolbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { now, setClockOffset } from '../../../functions/platform/clock.ts';
import type { ApiError } from '../../../functions/platform/errors.ts';
import { type NamedBudget, namedBudgets, spendNamedBudget } from '../../../functions/services/limits/named-budgets.ts';
import { RateCounter } from '../../../functions/table/idempotency/idempotency-record.ts';
import { openMemoryTable } from '../memory-table/open-memory-table.ts';
import { Store } from '../memory-table/store.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Written by hand: the limit and window of each budget for one key. */
const written: Record<NamedBudget, [most: number, ms: number]> = {
  job: [100, HOUR],
  project: [100, HOUR],
  'project-invitation': [500, HOUR],
  'invite-company': [50, HOUR],
  'setup-intent': [20, HOUR],
  'payment-intent': [200, HOUR],
  message: [20, MINUTE],
  attachment: [60, HOUR],
  report: [10, HOUR],
  'check-password': [10, HOUR],
  'change-email': [5, HOUR],
  'reset-second-factor': [10, HOUR],
  'invite-staff': [20, HOUR],
  'read-report': [120, HOUR],
  'export-accounts': [20, HOUR],
  'change-account': [60, HOUR],
  'change-colleague': [20, HOUR],
  'decide-report': [120, HOUR],
  'check-document': [300, HOUR],
  'answer-request': [120, HOUR],
  'staff-task': [600, HOUR],
  refund: [60, HOUR],
  'decline-unlock': [60, HOUR],
  'change-site': [300, HOUR],
  'invite-email': [5, HOUR],
  'register-email': [5, HOUR],
  'support-receipt': [1, DAY],
  'support-sender': [10, HOUR],
  'reset-email': [5, HOUR],
  'try-mail-again': [3, 86_400_000],
  'reset-asked': [3, HOUR],
  'register-address': [60, HOUR],
  'support-address': [60, HOUR],
  'support-visitor': [15, HOUR],
  'reset-address': [30, HOUR],
  'login-caller': [10, QUARTER],
  'login-email': [50, QUARTER],
  'login-solved': [20, QUARTER],
  'login-device': [10, QUARTER],
  'login-address': [100, QUARTER],
  'code-device': [10, QUARTER],
  'code-caller': [10, QUARTER],
  'code-caller-day': [15, DAY],
  'code-user': [60, DAY],
  'enrollment-device': [10, QUARTER],
  'enrollment-caller': [10, QUARTER],
  'enrollment-user': [200, HOUR],
  'mail-repeat': [1, DAY],
  'mail-pair-hour': [5, HOUR],
  'mail-pair-day': [15, DAY],
  'mail-receiver': [40, HOUR],
};

const store = new Store();
let close: () => void;
beforeAll(() => {
  close = openMemoryTable(() => store);
});
afterEach(() => setClockOffset(0));
afterAll(() => close());

/** Sets the clock into the next window of `ms`, at a share of it, and returns its end. */
const enterWindow = (ms: number, share: number): Date => {
  const start = (Math.floor(Date.now() / ms) + 1) * ms;
  setClockOffset(start + ms * share - Date.now());
  return new Date(start + ms);
};

const refusalOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('It was admitted');
    },
    (error: ApiError) => error,
  );

describe.each(Object.entries(written))('the budget "%s"', (given, [most, ms]) => {
  const name = given as NamedBudget;
  const spend = (key: string) => spendNamedBudget(name, key);

  it.each([0.1, 0.9])(
    `allows call ${most}, rejects the next until the window ends, and resets then (at %f of it)`,
    async (share) => {
      const key = `caller ${share}`;
      const end = enterWindow(ms, share);
      for (let call = 1; call <= most; call += 1) await spend(key);

      const { code, status, headers } = await refusalOf(spend(key));
      expect([code, status]).toEqual(['too_many_requests', 429]);
      const seconds = Number((headers as Record<string, string>)['retry-after']);
      expect(Math.abs(seconds - (end.getTime() - now().getTime()) / 1000)).toBeLessThanOrEqual(2);

      const { Item: counter } = await RateCounter.build(GetItemCommand)
        .key({ scope: name, key, window: end.toISOString() })
        .send();
      expect(counter).toMatchObject({ count: most + 1, ttl: end.getTime() / 1000 });

      await spend(`another ${key}`);
      setClockOffset(end.getTime() + 1 - Date.now());
      await spend(key);
    },
  );
});

it('a budget counts the things of a call, and rejects a call that has more of them than are left', async () => {
  enterWindow(HOUR, 0.1);
  const { most } = namedBudgets['project-invitation'];
  const spend = (by: number) => spendNamedBudget('project-invitation', 'several', by);
  await spend(most - 50);
  await spend(50);
  expect((await refusalOf(spend(1))).status).toBe(429);
});

it('every budget is in the written list', () => {
  const help = 'Add the budget to `written`, in the order of named-budgets.ts';
  expect(Object.keys(namedBudgets), help).toEqual(Object.keys(written));
});
