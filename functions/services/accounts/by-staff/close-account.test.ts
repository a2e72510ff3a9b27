import { beforeEach, expect, it, vi } from 'vitest';
import type { UserItem } from '../../../table/accounts/user.ts';
import { sendOnce } from '../../notifications/delivery/send-once.ts';
import type { Caller } from '../../sessions/caller.ts';
import { endAccount, removeTraces, requireUser } from '../delete-account.ts';
import { closeUser } from './close-account.ts';

vi.mock('../delete-account.ts');
vi.mock('../../notifications/delivery/send-once.ts');

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

it('a user whose deletion fails gets no e-mail', async () => {
  vi.mocked(endAccount).mockRejectedValue(new Error('Changed'));
  await expect(closeUser('user', 'Asked for it.', caller)).rejects.toThrow('Changed');
  expect(sendOnce).not.toHaveBeenCalled();
});
