import { accessStates } from '@plumbline/shared/domain/access/access-states';
import { REJECTION_MS } from '@plumbline/shared/options/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../../platform/clock.ts';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';
import { moveEntry } from './move-entry.ts';

const key = { owner: 'a', type: 'job-application', subject: 'b', other: 'c' } as const;
const states = accessStates;

const entryIn = (state: AccessEntryItem['state'] | 'none'): AccessEntryItem | undefined => {
  if (state === 'none') return undefined;
  const requested = moveEntry(key, undefined, 'requested');
  return state === 'requested' ? requested : moveEntry(key, requested, state);
};

afterEach(() => setClockOffset(0));

describe('moving an access entry', () => {
  it('[APP-31] allows the moves of the states and returns a conflict for any other', () => {
    const allowed = (['none', ...states] as const).flatMap((from) =>
      states
        .filter((to) => {
          try {
            return moveEntry(key, entryIn(from), to).state === to;
          } catch (error) {
            expect(error).toMatchObject({ status: 409 });
            return false;
          }
        })
        .map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'none > requested',
      'none > rejected',
      'requested > granted',
      'requested > rejected',
      'requested > withdrawn',
      'withdrawn > requested',
      'withdrawn > rejected',
    ]);
  });

  it('[APP-21] allows a new request seven days after a rejection and clears the rejection then', () => {
    const rejected = moveEntry(key, entryIn('requested'), 'rejected', { reason: 'Too far' });
    expect(rejected).toMatchObject({ reason: 'Too far', requestedAt: expect.any(String) });
    setClockOffset(REJECTION_MS - 1000);
    expect(() => moveEntry(key, rejected, 'requested')).toThrow('This request was declined.');
    setClockOffset(REJECTION_MS + 1000);
    const again = moveEntry(key, rejected, 'requested');
    expect(Object.keys(again).toSorted()).toEqual([...Object.keys(key), 'date', 'requestedAt', 'state'].toSorted());
  });

  it('keeps the message of a pending and granted request, and drops it with a decline', () => {
    const asked = moveEntry(key, undefined, 'requested', { message: 'Two crews are free' });
    expect(asked.message).toBe('Two crews are free');
    expect(moveEntry(key, asked, 'granted').message).toBe('Two crews are free');
    expect(moveEntry(key, asked, 'rejected')).not.toHaveProperty('message');
    expect(moveEntry(key, undefined, 'requested')).not.toHaveProperty('message');
  });

  it('[SEE-17] returns that a profile was requested already', () => {
    expect(() => moveEntry(key, entryIn('requested'), 'requested')).toThrow('Profile already requested');
    expect(() => moveEntry(key, entryIn('granted'), 'requested')).toThrow('Profile already requested');
  });
});
