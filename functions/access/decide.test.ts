import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { type AccessPage, readAccessAggregate } from '../table/access/access-aggregate.ts';
import type { AccessKey } from '../table/access/access-entry.ts';
import { ConditionFailed, transact } from '../table/core/transact.ts';
import { decide } from './decide.ts';

vi.mock(import('../table/access/access-aggregate.ts'), async (original) => ({
  ...(await original()),
  readAccessAggregate: vi.fn(),
}));
vi.mock(import('../table/core/transact.ts'), async (original) => ({ ...(await original()), transact: vi.fn() }));

const key: AccessKey = { owner: 'company', type: 'job-application', subject: 'job', other: 'seeker' };
/** What stands, and how it looked a moment ago. */
const now = { ownerSeesOther: true } as AccessPage;
const before = { ownerSeesOther: false } as AccessPage;
const looks = () => vi.mocked(readAccessAggregate).mock.calls.map(([, options]) => options?.consistent);

const accept = () =>
  decide(key, (page) => {
    if (!page.ownerSeesOther) throw new ApiError('unlock_required');
    return { writes: [], answer: 'accepted' };
  });

beforeEach(() => {
  vi.mocked(readAccessAggregate).mockImplementation(async (_, { consistent } = {}) => (consistent ? now : before));
  vi.mocked(transact).mockResolvedValue();
});
afterEach(() => vi.resetAllMocks());

it('writes what a first look allows, without another', async () => {
  vi.mocked(readAccessAggregate).mockResolvedValue(now);
  expect(await accept()).toBe('accepted');
  expect(looks()).toEqual([false]);
});

it('refuses nothing on a look that may be a moment old', async () => {
  expect(await accept()).toBe('accepted');
  expect(looks()).toEqual([false, true]);
});

it('refuses what an exact look refuses', async () => {
  vi.mocked(readAccessAggregate).mockResolvedValue(before);
  await expect(accept()).rejects.toMatchObject({ code: 'unlock_required' });
  expect(looks()).toEqual([false, true]);
});

it('decides anew on an exact look when a condition of the first did not hold', async () => {
  vi.mocked(readAccessAggregate).mockResolvedValue(now);
  vi.mocked(transact).mockRejectedValueOnce(new ConditionFailed([0]));
  expect(await accept()).toBe('accepted');
  expect(looks()).toEqual([false, true]);
});
