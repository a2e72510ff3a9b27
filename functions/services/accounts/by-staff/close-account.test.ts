import { beforeEach, expect, it, vi } from 'vitest';
import type { UserItem } from '../../../table/accounts/user.ts';
import type { sendOnce as SendOnce } from '../../notifications/delivery/send-once.ts';
import type { Caller } from '../../sessions/caller.ts';
import type * as Deletion from '../delete-account.ts';
import { closeUser } from './close-account.ts';

// The files of a worker share modules. A mock without a factory can then exist twice, with other functions each time.
const { endAccount, removeTraces, requireUser, sendOnce } = vi.hoisted(() => ({
  endAccount: vi.fn<typeof Deletion.endAccount>(),
  removeTraces: vi.fn<typeof Deletion.removeTraces>(),
  requireUser: vi.fn<typeof Deletion.requireUser>(),
  sendOnce: vi.fn<typeof SendOnce>(),
}));
vi.mock('../delete-account.ts', () => ({ endAccount, removeTraces, requireUser }));
vi.mock('../../notifications/delivery/send-once.ts', () => ({ sendOnce }));
vi.stubEnv('SITE_URL', 'https://plumbline.example');

const caller = { userId: 'staff' } as Caller;
const user = { id: 'user', status: 'active', role: 'user', email: 'dana@example.test', language: 'en' };

beforeEach(() => {
  vi.resetAllMocks();
  requireUser.mockResolvedValue(user as unknown as UserItem);
});

it('a deleted user gets the reason even when the sign-in can’t be deleted, and staff get the error', async () => {
  removeTraces.mockRejectedValue(new Error('Too many requests'));
  await expect(closeUser('user', 'Asked for it.', caller)).rejects.toThrow('Too many requests');
  expect(sendOnce).toHaveBeenCalledExactlyOnceWith('account-closed.user', expect.any(Function));
});

it.each([
  [undefined, false],
  [{ reason: 'complained', since: '2026-03-01T10:00:00.000Z' } as const, true],
])(
  'the reason is mailed only to an address without a mark, which the deletion removed (%j)',
  async (mailProblem, stopped) => {
    requireUser.mockResolvedValue({ ...user, mailProblem } as unknown as UserItem);
    await closeUser('user', 'Asked for it.', caller);
    const [, write] = sendOnce.mock.calls[0] ?? [];
    expect(await write?.()).toMatchObject({ to: user.email, isUndeliverable: stopped });
  },
);

it('a user whose deletion fails gets no e-mail', async () => {
  endAccount.mockRejectedValue(new Error('Changed'));
  await expect(closeUser('user', 'Asked for it.', caller)).rejects.toThrow('Changed');
  expect(sendOnce).not.toHaveBeenCalled();
});
