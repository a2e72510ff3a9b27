import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parkedCounts, unpark } from '../../../functions/operator/due/parked-entries.ts';
import { now, setClockOffset } from '../../../functions/platform/clock.ts';
import { logger } from '../../../functions/platform/logger.ts';
import { PassingError } from '../../../functions/platform/passing-errors.ts';
import { handler as expireMatches } from '../../../functions/schedules/expire-matches.ts';
import { type Run, serveDue } from '../../../functions/services/due/serve-due.ts';
import { dueShard, dueShards } from '../../../functions/table/core/due/due-shards.ts';
import { wrongKeysOf } from '../../../functions/table/core/stored/written-form.ts';
import {
  dueMatchDigests,
  MatchDigestEntry,
  type MatchDigestEntryItem,
  putMatchDigestEntry,
} from '../../../functions/table/matching/match-digest-entry.ts';
import { openMemoryTable } from '../memory-table/open-memory-table.ts';
import { Store } from '../memory-table/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let store = new Store();
/** Is called with the name and the input of each command. */
let before = (_name: string, _input: unknown): void => {};
let close: () => void;
beforeAll(() => {
  close = openMemoryTable(
    () => store,
    ({ constructor: { name }, input }) => before(name, input),
  );
});
afterAll(() => close());

let ahead = 0;
const advance = (ms: number) => {
  ahead += ms;
  setClockOffset(ahead);
};
beforeEach(() => {
  store = new Store();
  vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => {
  ahead = 0;
  before = () => {};
  setClockOffset(0);
  vi.restoreAllMocks();
});

/** Ids of a shard, such as `bad-3`. */
const idsOf = (prefix: string, shard: string, count: number): string[] => {
  const ids: string[] = [];
  for (let number = 0; ids.length < count; number += 1)
    if (dueShard(`${prefix}-${number}`) === shard) ids.push(`${prefix}-${number}`);
  return ids;
};
const plant = async (prefix: string, shard: string, count: number, job = ''): Promise<void> => {
  const due = new Date(now().getTime() - HOUR_MS).toISOString();
  for (const profile of idsOf(prefix, shard, count)) await putMatchDigestEntry({ profile, due, job, since: due });
};
const left = () => store.ofEntity('MatchDigestEntry');

/** A run that has time for this number of entries. */
const runOf = (most: number, sent: () => number): Run => ({
  getRemainingTimeInMillis: () => (sent() < most ? HOUR_MS : 0),
});

/** Serves the digests: deletes each entry whose mail is sent. `failing` throws for those that fail. */
const serve = async (most: number, failing: (item: MatchDigestEntryItem) => void = () => {}) => {
  const perShard: Record<string, number> = {};
  const order: string[] = [];
  let tried = 0;
  const served = await serveDue(
    {
      list: dueMatchDigests,
      nameOf: ({ profile, due }) => `${due} ${profile}`,
      endsNamesakes: true,
      serve: async ([item]) => {
        tried += 1;
        failing(item);
        const shard = dueShard(item.profile);
        order.push(shard);
        perShard[shard] = (perShard[shard] ?? 0) + 1;
        for (const { pk, sk, profile } of left())
          if (profile === item.profile) store.remove({ pk: String(pk), sk: String(sk) });
      },
      failure: 'A digest could not be sent',
    },
    runOf(most, () => tried),
  );
  return { perShard, order, served };
};
const failBad = ({ profile }: MatchDigestEntryItem) => {
  if (profile.startsWith('bad')) throw new TypeError('x is undefined');
};

describe('a due list', () => {
  it('serves 250 entries of each of 8 shards in a run that has time for 2,000 of 20,000', async () => {
    const items = new Map(dueShards.map((shard) => [shard, Array.from({ length: 2500 }, (_, at) => `${shard} ${at}`)]));
    const perShard: Record<string, number> = {};
    let sent = 0;
    const { isCut } = await serveDue(
      {
        list: {
          name: 'match-digests',
          shards: dueShards,
          list: async (shard, { limit, cursor = '0' }) => {
            const end = Number(cursor) + limit;
            const entries = (items.get(shard) ?? []).slice(Number(cursor), end);
            const place = { pk: '', sk: '', partition: '', sort: '', tries: 0 };
            return {
              entries: entries.map((item) => ({ item, place })),
              cursor: entries.length === limit ? String(end) : undefined,
            };
          },
        },
        nameOf: (item) => item,
        serve: async ([item]) => {
          sent += 1;
          const shard = item.slice(0, 1);
          perShard[shard] = (perShard[shard] ?? 0) + 1;
        },
        failure: '',
      },
      runOf(2000, () => sent),
    );
    expect(perShard).toEqual(Object.fromEntries(dueShards.map((shard) => [shard, 250])));
    expect(isCut).toBe(true);
  });

  it('starts with another shard in each run', async () => {
    const first = new Set<string>();
    for (let run = 0; run < 8; run += 1) {
      for (const shard of dueShards) await plant(`run${run}`, shard, 1);
      const { order } = await serve(1);
      first.add(order[0]!);
      advance(15 * MINUTE_MS);
    }
    expect(first.size).toBe(8);
  });

  it('serves everyone else although 2,000 entries at the head of a shard always fail', async () => {
    await plant('bad', '0', 2000);
    await plant('good', '0', 50);
    await plant('good', '5', 50);
    const { perShard } = await serve(2000, failBad);
    expect(perShard).toEqual({ 5: 50 });
    // Those that failed are behind the others now.
    expect((await serve(100, failBad)).perShard).toEqual({ 0: 50 });
  });

  it('parks an entry after five failed tries over hours, and serves it again once it is unparked', async () => {
    await plant('bad', '3', 1);
    const waits: number[] = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      expect((await serve(10, failBad)).served).toMatchObject({ failed: 1, parked: 0 });
      let waited = 0;
      while (left()[0]?.gsi3sk && String(left()[0]?.gsi3sk).slice(0, 24) > now().toISOString()) {
        advance(5 * MINUTE_MS);
        waited += 5;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([0, 15, 60, 360]);
    expect((await serve(10, failBad)).served).toMatchObject({ failed: 1, parked: 1 });
    advance(24 * HOUR_MS);
    expect((await serve(10)).served).toMatchObject({ done: 0, failed: 0 });
    expect(left().flatMap((item) => wrongKeysOf(MatchDigestEntry, item))).toEqual([]);
    const [parked] = (await parkedCounts()).filter(({ entries }) => entries.length);
    expect(parked).toMatchObject({ name: 'match-digests', entries: [{ entity: 'MatchDigestEntry' }] });
    expect(await unpark('match-digests')).toEqual({ moved: 1, missed: 0 });
    expect((await serve(10)).served).toMatchObject({ done: 1, failed: 0 });
    expect(left()).toEqual([]);
  });

  it('counts no try and ends the run early while a dependency is down, and serves all entries afterwards', async () => {
    for (const shard of dueShards) await plant('good', shard, 50);
    const down = () => {
      throw new PassingError('SES is down');
    };
    for (let run = 0; run < 7; run += 1) {
      const { served } = await serve(2000, down);
      expect(served.failed).toBeLessThan(30);
      expect(served).toMatchObject({ parked: 0, isCut: true });
      expect(left().filter(({ dueTries }) => dueTries)).toEqual([]);
    }
    expect((await serve(2000)).served).toMatchObject({ done: 400, failed: 0, isCut: false });
  });

  it('ends a run when the product becomes read-only, and continues in the first run after that', async () => {
    await plant('good', '2', 100);
    const { served } = await serve(100, () => vi.stubEnv('MAINTENANCE', 'read-only'));
    expect(served.done).toBeLessThan(10);
    expect(served.isCut).toBe(true);
    vi.unstubAllEnvs();
    expect((await serve(200)).served).toMatchObject({ done: 100 - served.done, isCut: false });
  });

  it('moves all entries of a company that fails, also those on later pages, and serves it once when it works again', async () => {
    const due = new Date(now().getTime() - HOUR_MS).toISOString();
    for (let job = 0; job < 450; job += 1)
      await putMatchDigestEntry({ profile: 'bad-company', due, job: `job-${job}`, since: due });
    expect((await serve(10, failBad)).served).toMatchObject({ done: 0, failed: 1 });
    expect(left().map(({ dueTries }) => dueTries)).toEqual(Array.from({ length: 450 }, () => 1));
    expect((await serve(10)).served).toMatchObject({ done: 1, failed: 0 });
  });
});

describe('matches that expire', () => {
  const match = (seeker: string, expiresAt: string, isSharded: boolean) => {
    const hour = expiresAt.slice(0, 13);
    store.put({
      ...{ pk: 'JOB#1', sk: `MATCH#${seeker}`, _et: 'Match', v: 1, job: '1', seeker, company: 'c', score: '1' },
      ...{ reason: { category: 'Carpentry', miles: 1 }, foundAt: '2026-01-01T00:00:00.000Z', expiresAt },
      gsi3pk: `EXPIRY#${hour}${isSharded ? `#${dueShard(seeker)}` : ''}`,
      gsi3sk: `${expiresAt}#1#${seeker}`,
    });
  };
  const matches = () => store.ofEntity('Match').map(({ seeker }) => seeker);
  const at = (hours: number) => new Date(now().getTime() + hours * HOUR_MS).toISOString();

  it('are found in all shards and under the key of the previous release, once they are due', async () => {
    for (let seeker = 0; seeker < 100; seeker += 1) match(`s${seeker}`, at(-1 - (seeker % 5)), true);
    for (let seeker = 0; seeker < 100; seeker += 1) match(`t${seeker}`, at(-1 - (seeker % 5)), false);
    match('later', at(2), true);
    expect(await expireMatches()).toEqual({ expired: 200 });
    expect(matches()).toEqual(['later']);
    expect(await expireMatches()).toEqual({ expired: 0 });
    advance(3 * HOUR_MS);
    expect(await expireMatches()).toEqual({ expired: 1 });
  });

  it('continue in the next run where one without time left has stopped', async () => {
    for (let seeker = 0; seeker < 500; seeker += 1) match(`s${seeker}`, at(-1 - (seeker % 30)), true);
    const short: Run = { getRemainingTimeInMillis: () => (matches().length === 500 ? HOUR_MS : 0) };
    const { expired } = (await expireMatches({}, short)) as { expired: number };
    expect(expired).toBeGreaterThan(0);
    expect(expired).toBeLessThan(500);
    expect(await expireMatches()).toEqual({ expired: 500 - expired });
    expect(matches()).toEqual([]);
  });

  it('are found by the next run when they failed and could not be moved, although later hours are done', async () => {
    match('stays', at(-20), true);
    for (let seeker = 0; seeker < 50; seeker += 1) match(`s${seeker}`, at(-1 - (seeker % 10)), true);
    before = (name, input) => {
      const isBad = JSON.stringify(input).includes('MATCH#stays');
      if (name === 'TransactWriteCommand' && isBad) throw new TypeError('x is undefined');
      if (name === 'UpdateCommand' && isBad) throw new PassingError('The table is throttled');
    };
    expect(await expireMatches()).toEqual({ expired: 50 });
    before = () => {};
    expect(await expireMatches()).toEqual({ expired: 1 });
  });
});
