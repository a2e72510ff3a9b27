import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import { logger } from '../../../functions/platform/logger.ts';
import { serveDue } from '../../../functions/services/due/serve-due.ts';
import {
  type DataExportItem,
  dueDataExports,
  endDataExport,
  putDataExport,
  readDataExport,
  storeReadyExport,
} from '../../../functions/table/accounts/data-export.ts';
import { dueShard } from '../../../functions/table/core/due/due-shards.ts';
import { openMemoryTable } from '../memory-table/open-memory-table.ts';
import { Store } from '../memory-table/store.ts';

const MINUTE_MS = 60_000;
const requested = {
  userId: 'sam',
  state: 'waiting' as const,
  requestedAt: '2026-01-01T12:00:00.000Z',
  object: 'a',
  ttl: 9_999_999_999,
};
const ready = { readyAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-11-27T12:00:00.000Z', bytes: 1, ttl: 1 };
const AGAIN = { ready: '2026-01-02', waiting: '2026-01-02' };

let store = new Store();
let close: () => void;
beforeAll(() => {
  close = openMemoryTable(() => store);
});
afterAll(() => {
  close();
  setClockOffset(0);
});
beforeEach(async () => {
  store = new Store();
  setClockOffset(0);
  vi.spyOn(logger, 'error').mockReturnValue();
  await putDataExport(requested, undefined, AGAIN);
});

const listed = async () => {
  const query = { at: '2099-01-01', limit: 9, cursor: undefined };
  return (await dueDataExports.list(dueShard('sam'), query)).entries;
};
const run = (serve: (item: DataExportItem) => Promise<void>) =>
  serveDue({
    list: dueDataExports,
    nameOf: ({ userId }) => userId,
    serve: ([item]) => serve(item),
    failure: 'It failed',
    isLong: true,
  });

it('a long entry counts its try before it is served, so another run leaves it alone', async () => {
  const tries: number[] = [];
  await run(async () => {
    tries.push((await listed())[0]!.place.tries);
    expect(await run(async () => expect.unreachable())).toMatchObject({ done: 0, failed: 0 });
  });
  expect(tries).toEqual([1]);
});

it('a long entry whose runs were stopped five times is parked', async () => {
  for (let tries = 1; tries <= 5; tries += 1) {
    setClockOffset(tries * 16 * MINUTE_MS);
    // A stopped run does nothing more, so the entry stays where it is.
    expect(await run(async () => {})).toMatchObject({ done: 1 });
  }
  setClockOffset(100 * MINUTE_MS);
  expect(await run(async () => expect.unreachable())).toMatchObject({ done: 0, parked: 1 });
  expect(await listed()).toEqual([]);
});

it('a long entry that fails counts one try, and is due again', async () => {
  expect(await run(() => Promise.reject(new Error('Bad')))).toMatchObject({ failed: 1 });
  expect((await listed())[0]!.place.tries).toBe(1);
});

it('a copy that is ready stays in the list until its e-mail is sent', async () => {
  expect(await storeReadyExport(requested, ready)).toBe(true);
  expect((await listed())[0]?.item).toMatchObject({ state: 'ready' });
  expect(await endDataExport(requested)).toBe(true);
  expect(await listed()).toEqual([]);
  expect(await readDataExport('sam')).toMatchObject({ state: 'ready', object: 'a' });
});

it('a request replaces the one that was read, and no other', async () => {
  const next = { ...requested, object: 'b', formerObjects: ['a'] };
  expect(await putDataExport(next, { ...requested, object: 'unknown' }, AGAIN)).toBe(false);
  expect(await putDataExport(next, requested, AGAIN)).toBe(true);
});
