import { setTimeout as sleepFor } from 'node:timers/promises';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setClockOffset, setSleep } from '../../../functions/platform/clock.ts';
import { client as cognito } from '../../../functions/platform/cognito.ts';
import { retryOnConflict } from '../../../functions/table/core/transact.ts';
import { betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { openMemoryTable } from '../memory-table/open-memory-table.ts';
import { Store } from '../memory-table/store.ts';
import { type Act, actNames, acts, interruptions } from './interruptions.ts';
import { putEveryone } from './people.ts';

const store = new Store();
let close: () => void;
let everyone: ReturnType<Store['snapshot']>;

beforeAll(async () => {
  close = openMemoryTable(() => store);
  vi.stubEnv('USER_POOL_ID', 'memory');
  vi.spyOn(cognito, 'send').mockImplementation((async () => ({})) as never);
  setSleep(async () => undefined);
  await putEveryone();
  everyone = store.snapshot();
});
afterAll(() => {
  close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  setSleep(sleepFor);
  setClockOffset(0);
});

/** A delivery or a decision that meets another write is made again, as its callers do. */
const tryAct = (act: Act) => retryOnConflict(acts[act], { tries: 3 });

/** The code of the error that refused it, or 'done'. */
const outcomeOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'done',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );

const isRandom = (id: string): boolean => new Set(id).size > 2;

/** Acts happen an hour after what has happened before. */
const LATER_MS = HOUR_MS;
let began = 0;
const placeInTime = (date: string): string => (Date.parse(date) < began + LATER_MS / 2 ? 'before' : 'after');

/** Everything stored, without the ids of messages, and of dates only whether they are of the acts: the rest differs. */
const everything = (): string[] =>
  store
    .all()
    .map((item) =>
      JSON.stringify(item)
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, placeInTime)
        .replace(/[0-9a-f]{24}/g, (id) => (isRandom(id) ? 'id' : id)),
    )
    .toSorted();

type End = { outcome: string; stored: string[] };

/** How something ends that begins where `start` is. */
const endOf = async (start: typeof everyone, work: () => Promise<unknown>): Promise<End> => {
  store.restore(start);
  return { outcome: await outcomeOf(work), stored: everything() };
};

describe('an act that another one comes between, after what it rests on was read', () => {
  it.each(interruptions)(
    'ends as if it had come after the other one: $act, after $before',
    async ({ act, before, refused, precedes = [] }) => {
      store.restore(everyone);
      setClockOffset(0);
      for (const step of before) await acts[step]();
      const start = store.snapshot();
      began = Date.now();
      setClockOffset(LATER_MS);
      const written = new Map(Object.entries(refused).flatMap(([code, refusing]) => refusing.map((by) => [by, code])));
      const wrong: unknown[] = [];

      for (const other of actNames) {
        const [first, second] = precedes.includes(other) ? [act, other] : [other, act];
        let isPossible = false;
        const sequential = await endOf(start, async () => {
          await tryAct(first);
          isPossible = true;
          await tryAct(second);
        });
        if (!isPossible) expect([...written.keys(), ...precedes, act]).not.toContain(other);
        if (!isPossible) continue;

        const meanwhile = () => acts[other]();
        const interrupted = await endOf(start, () => betweenReadAndWrite(meanwhile, () => tryAct(act)));
        if (interrupted.outcome !== (written.get(other) ?? 'done')) wrong.push([other, interrupted.outcome]);
        expect(interrupted.stored, other).toEqual(sequential.stored);
      }

      expect(wrong).toEqual([]);
    },
  );
});
