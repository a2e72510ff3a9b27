import { expect, it } from 'vitest';
import { ApiError } from '../../platform/errors.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { ConditionFailed } from '../../table/core/transact.ts';
import { decideBy } from './decide.ts';

const key: AccessKey = { owner: 'company', type: 'job-application', subject: 'job', other: 'seeker' };
/** The current state of the access entry, and the earlier state that a stale read returns. */
const other = { id: 'seeker', public: true, complete: true, seeker: {} } as AccessPage['other'];
const now = { ownerSeesOther: true, other } as AccessPage;
const before = { ownerSeesOther: false, other } as AccessPage;

/**
 * Accepts an applicant, which requires the unlock. Each read returns the next page of `looks`, and the first
 * `conflicts` writes fail.
 */
const accepting = ({ looks, conflicts = 0 }: { looks: AccessPage[]; conflicts?: number }) => {
  const exact: (boolean | undefined)[] = [];
  let writes = 0;
  const decide = decideBy({
    read: async (_, { consistent } = {}) => {
      exact.push(consistent);
      return looks[Math.min(exact.length, looks.length) - 1]!;
    },
    write: async () => {
      writes += 1;
      if (writes <= conflicts) throw new ConditionFailed([0]);
    },
  });
  const answer = decide('accept application', key, (page) => {
    if (!page.ownerSeesOther) throw new ApiError('unlock_required');
    return { writes: [], answer: 'accepted' };
  });
  return { answer, exact };
};

it('a decision writes what the first read allows, without a second read', async () => {
  const { answer, exact } = accepting({ looks: [now] });
  expect(await answer).toBe('accepted');
  expect(exact).toEqual([false]);
});

it('a decision rejects nothing because of an eventually consistent read', async () => {
  const { answer, exact } = accepting({ looks: [before, now] });
  expect(await answer).toBe('accepted');
  expect(exact).toEqual([false, true]);
});

it('a decision rejects what a consistent read rejects', async () => {
  const { answer, exact } = accepting({ looks: [before] });
  await expect(answer).rejects.toMatchObject({ code: 'unlock_required' });
  expect(exact).toEqual([false, true]);
});

it('a decision is repeated on a consistent read when a condition of the first read did not hold', async () => {
  const { answer, exact } = accepting({ looks: [now], conflicts: 1 });
  expect(await answer).toBe('accepted');
  expect(exact).toEqual([false, true]);
});
