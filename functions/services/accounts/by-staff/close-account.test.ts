import { beforeEach, expect, it, vi } from 'vitest';
import type { UserItem } from '../../../table/accounts/user.ts';
import { sendOnce } from '../../notifications/delivery/send-once.ts';
import type { Caller } from '../../sessions/caller.ts';
import { endAccount, removeTraces, requireUser } from '../delete-account.ts';
import { closeUser } from './close-account.ts';

vi.mock('../delete-account.ts');
vi.mock('../../notifications/delivery/send-once.ts');
vi.stubEnv('SITE_URL', 'https://plumbline.example');

const caller = { userId: 'staff' } as Caller;
const user = { id: 'user', status: 'active', role: 'user', email: 'dana@example.test', language: 'en' };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(requireUser).mockResolvedValue(user as unknown as UserItem);
});

it('a deleted user gets the reason even when the sign-in can’t be deleted, and staff get the error', async () => {
  vi.mocked(removeTraces).mockRejectedValue(new Error('Too many requests'));
  await expect(closeUser('user', 'Asked for it.', caller)).rejects.toThrow('Too many requests');
  expect(sendOnce).toHaveBeenCalledExactlyOnceWith('account-closed.user', expect.any(Function));
});

it.each([
  [undefined, false],
  [{ reason: 'complained', since: '2026-03-01T10:00:00.000Z' } as const, true],
])(
  'the reason is mailed only to an address without a mark, which the deletion removed (%j)',
  async (mailProblem, stopped) => {
    vi.mocked(requireUser).mockResolvedValue({ ...user, mailProblem } as unknown as UserItem);
    await closeUser('user', 'Asked for it.', caller);
    const [, write] = vi.mocked(sendOnce).mock.calls[0] ?? [];
    expect(await write?.()).toMatchObject({ to: user.email, isUndeliverable: stopped });
  },
);

it('a user whose deletion fails gets no e-mail', async () => {
  vi.mocked(endAccount).mockRejectedValue(new Error('Changed'));
  await expect(closeUser('user', 'Asked for it.', caller)).rejects.toThrow('Changed');
  expect(sendOnce).not.toHaveBeenCalled();
});
