import { documents } from '../../../functions/platform/documents.ts';
import { logger } from '../../../functions/platform/logger.ts';
import { createPace } from '../../../functions/platform/pace.ts';
import { handler as expireMatches } from '../../../functions/schedules/expire-matches.ts';
import { type Run, serveDue } from '../../../functions/services/due/serve-due.ts';
import { dueShard, dueShards } from '../../../functions/table/core/due/due-shards.ts';
import { openMemoryTable } from '../../support/memory-table/open-memory-table.ts';
import { Store } from '../../support/memory-table/store.ts';
import { createVirtualTime, type VirtualTime } from './virtual-time.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** The interval and the time limit of the schedules. */
const INTERVAL_MS = 15 * MINUTE_MS;
/** A digest makes nine requests one after another, and one to SES. */
const DIGEST_MS = 140;
const QUERY_MS = 10;
const TRANSACTION_MS = 60;
const RATE = 200;
const AT_ONCE = 50;

/** Calls a schedule every 15 minutes until `isDone`. Returns the minutes until the end of the work and the runs. */
const repeat = async (time: VirtualTime, work: (run: Run) => Promise<unknown>, isDone: () => boolean) => {
  const start = time.now();
  let runs = 0;
  while (!isDone()) {
    const startedAt = start + runs * INTERVAL_MS;
    time.jump(Math.max(time.now(), startedAt));
    runs += 1;
    await time.run(() => work({ getRemainingTimeInMillis: () => startedAt + INTERVAL_MS - time.now() }));
  }
  return { minutes: (time.now() - start) / MINUTE_MS, runs };
};

/** Sends `count` digests at a rate, and counts how far the shards were apart in the middle. */
export const simulateDigests = async (count: number, rate = RATE) => {
  const time = createVirtualTime();
  const store = new Store();
  const close = openMemoryTable(() => store);
  const perShard = count / dueShards.length;
  const left = new Map(dueShards.map((shard) => [shard, perShard]));
  const place = { pk: '', sk: '', partition: '', sort: '', tries: 0 };
  let [sent, apart] = [0, 0];
  const total = () => [...left.values()].reduce((sum, each) => sum + each, 0);
  const pace = createPace(rate, time.now);
  const work = (run: Run) =>
    serveDue(
      {
        list: {
          name: 'match-digests',
          shards: dueShards,
          list: async (shard, { limit, cursor }) => {
            await time.sleep(QUERY_MS);
            const end = cursor === undefined ? left.get(shard)! : Number(cursor);
            const number = Math.min(limit, end);
            const entries = Array.from({ length: number }, (_, at) => ({ item: { shard, at: end - at }, place }));
            return { entries, cursor: end > number ? String(end - number) : undefined };
          },
        },
        nameOf: ({ shard, at }) => `${shard} ${at}`,
        serve: async ([{ shard }]) => {
          await time.sleep(DIGEST_MS);
          left.set(shard, left.get(shard)! - 1);
          sent += 1;
          if (sent === Math.floor(count / 2)) apart = Math.max(...left.values()) - Math.min(...left.values());
        },
        endsNamesakes: true,
        failure: '',
        atOnce: AT_ONCE,
        pace,
      },
      run,
    );
  const took = await repeat(time, work, () => total() === 0);
  close();
  time.end();
  return { ...took, apart };
};

/** Expires `count` matches of `jobs` jobs, which are due within an hour, with the schedule itself. */
export const simulateExpiry = async (count: number, jobs: number) => {
  const time = createVirtualTime();
  const store = new Store();
  const close = openMemoryTable(() => store);
  const { send } = documents;
  Object.assign(documents, {
    send: async (command: Parameters<typeof send>[0]) => {
      await time.sleep(command.constructor.name === 'TransactWriteCommand' ? TRANSACTION_MS : QUERY_MS);
      return (send as (given: typeof command) => Promise<unknown>)(command);
    },
  });
  for (let number = 0; number < count; number += 1) {
    const [job, seeker] = [String(number % jobs), `s${number}`];
    const expiresAt = new Date(Date.now() - HOUR_MS - (number % HOUR_MS)).toISOString();
    store.put({
      ...{ pk: `JOB#${job}`, sk: `MATCH#${seeker}`, _et: 'Match', v: 1, job, seeker, company: 'c', score: '1' },
      ...{ reason: { category: 'Carpentry', miles: 1 }, foundAt: '2026-01-01T00:00:00.000Z', expiresAt },
      gsi3pk: `EXPIRY#${expiresAt.slice(0, 13)}#${dueShard(seeker)}`,
      gsi3sk: `${expiresAt}#${job}#${seeker}`,
    });
  }
  const took = await repeat(
    time,
    (run) => expireMatches({}, run),
    () => store.ofEntity('Match').length === 0,
  );
  close();
  time.end();
  return took;
};

/** The most minutes that the work may take. */
const targets = { digests: 90, expiry: 15 };

/** Simulates a day's peak of each list. Returns the rows to print and whether one missed its target. */
export const simulateDueLists = async () => {
  // A line for each run would be longer than the result.
  Object.assign(logger, { info: () => {} });
  const [digests, expiry] = [await simulateDigests(1_000_000), await simulateExpiry(100_000, 500)];
  const computed = (1_000_000 / RATE) * (SECOND_MS / MINUTE_MS);
  const rows = [
    { list: `a million digests, ${RATE} a second`, ...digests, computed, target: targets.digests },
    { list: '100,000 expiring matches of 500 jobs', ...expiry, computed: '', target: targets.expiry },
  ];
  return { rows, missed: digests.minutes > targets.digests || expiry.minutes > targets.expiry };
};
