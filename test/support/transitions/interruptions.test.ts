import { HOUR_MS } from '@plumbline/shared/options/limits';
import { describe, expect, it, vi } from 'vitest';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import { putBlock } from '../../../functions/table/access/block.ts';
import { retryOnConflict, transact } from '../../../functions/table/core/transact.ts';
import { betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { type Act, acts, actsAround } from './acts.ts';
import { accounts } from './interruptions/accounts.ts';
import { applications } from './interruptions/applications.ts';
import { projects } from './interruptions/projects.ts';
import { purchases } from './interruptions/purchases.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { company, seekers } from './people.ts';

const store = useMemoryWorld();

/** A delivery or a decision that collides with another write is repeated, as its callers do. */
const tryAct = (act: Act) => retryOnConflict(acts[act], { tries: 3 });

const isRandom = (id: string): boolean => new Set(id).size > 2;

/** Acts happen an hour after the previous events. */
const LATER_MS = HOUR_MS;
let began = 0;
const placeInTime = (date: string): string => (Date.parse(date) < began + LATER_MS / 2 ? 'before' : 'after');

/**
 * Everything stored, without the ids of messages. A date is replaced by whether an act wrote it, because dates vary.
 */
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

/** The result of an act that starts at `start`. */
const endOf = async (start: ReturnType<typeof store.snapshot>, work: () => Promise<unknown>): Promise<End> => {
  store.restore(start);
  return { outcome: await outcomeOf(work), stored: everything() };
};

describe('an act that another act interrupts after its reads', () => {
  it.each([...applications, ...projects, ...purchases, ...accounts])(
    'ends as if it had come after the interrupting act: $act, after $before',
    async ({ act, before, refused, precedes = [] }) => {
      for (const step of before) await acts[step]();
      const start = store.snapshot();
      began = Date.now();
      setClockOffset(LATER_MS);
      const written = new Map(Object.entries(refused).flatMap(([code, refusing]) => refusing.map((by) => [by, code])));
      const wrong: unknown[] = [];

      for (const other of actsAround(act)) {
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

describe('a write that comes right after another write', () => {
  it('is rejected within the same millisecond too: of two answers to a request the first stays', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    await acts['ask to join']();
    const connect = () => betweenReadAndWrite(acts['decline to connect'], acts.connect);
    expect(await outcomeOf(connect)).toBe('request_answered');
    clock.mockRestore();
    expect(store.ofEntity('AccessEntry').map(({ state }) => state)).toEqual(['rejected']);
  });

  it('stores no block of a seeker who has deleted the account', async () => {
    expect(await outcomeOf(() => betweenReadAndWrite(acts['delete account'], acts.block))).toBe('done');
    expect(store.ofEntity('Block')).toEqual([]);
  });

  it('keeps the date of a block', async () => {
    const { blocker, blocked } = { blocker: seekers[0].profileId, blocked: company.profileId };
    const date = '2026-11-01T12:00:00.000Z';
    const earlier = () => transact(putBlock({ blocker, blocked, date }));
    expect(await outcomeOf(() => betweenReadAndWrite(earlier, acts.block))).toBe('done');
    expect(store.ofEntity('Block')).toMatchObject([{ date }]);
  });
});
