import { HOUR_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { GetItemCommand } from 'dynamodb-toolbox';
import { afterAll, describe, expect, it } from 'vitest';
import { now, setClockOffset } from '../../../functions/platform/clock.ts';
import { ApiError } from '../../../functions/platform/errors.ts';
import { countInWindow, limitRate } from '../../../functions/services/limits/limit-rate.ts';
import { RateCounter } from '../../../functions/table/idempotency/idempotency-record.ts';

afterAll(() => setClockOffset(0));

/** Sets the clock to a time after the start of the next full window of `ms`. */
const setClockInWindow = (ms: number, after: number): Date => {
  const start = (Math.floor(Date.now() / ms) + 1) * ms;
  setClockOffset(start + after - Date.now());
  return new Date(start + ms);
};

const refusalOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected a refusal, got ${error}`);
  return error;
};

describe('a rate limit', () => {
  it.each([
    ['a minute', MINUTE_MS, 2_000],
    ['a minute, late in it', MINUTE_MS, 50_000],
    ['a quarter of an hour', 15 * MINUTE_MS, 6 * MINUTE_MS],
    ['an hour', HOUR_MS, 2_000],
    ['an hour, late in it', HOUR_MS, 58 * MINUTE_MS],
  ])(
    'of %s admits the last allowed call, refuses the next until the window ends, and counts from zero then',
    async (name, ms, after) => {
      const [scope, key] = ['test-window', name];
      const end = setClockInWindow(ms, after);
      for (let call = 1; call <= 3; call += 1) await limitRate(scope, key, 3, ms);

      const refused = await refusalOf(limitRate(scope, key, 3, ms));
      expect([refused.code, refused.status]).toEqual(['too_many_requests', 429]);
      const seconds = Number((refused.headers as Record<string, string>)['retry-after']);
      expect(Math.abs(seconds - (end.getTime() - now().getTime()) / 1000)).toBeLessThanOrEqual(2);

      const { Item: counter } = await RateCounter.build(GetItemCommand)
        .key({ scope, key, window: end.toISOString() })
        .send();
      expect(counter).toMatchObject({ count: 4, ttl: end.getTime() / 1000 });

      setClockOffset(end.getTime() + 10 - Date.now());
      await limitRate(scope, key, 3, ms);
    },
  );

  it('of a key without calls stays at zero when a call is taken back', async () => {
    setClockInWindow(HOUR_MS, MINUTE_MS);
    const count = (by: number) => countInWindow('test-take-back', 'key', HOUR_MS, by);
    expect([await count(-1), await count(1), await count(1), await count(-1)]).toEqual([0, 1, 2, 1]);
    expect([await count(-1), await count(-1), await count(1)]).toEqual([0, 0, 1]);
  });

  it("of one key doesn't affect another key of the same scope", async () => {
    setClockInWindow(HOUR_MS, MINUTE_MS);
    await limitRate('test-keys', 'one', 1, HOUR_MS);
    await refusalOf(limitRate('test-keys', 'one', 1, HOUR_MS));
    await limitRate('test-keys', 'other', 1, HOUR_MS);
  });
});
