import { productFamilies, purchaseStates } from '@plumbline/shared/domain/money/payment-states';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressMarkItem, readAddressMark as ReadAddressMark } from '../../../table/accounts/address-mark.ts';
import type { readSeekerProfile as ReadSeekerProfile, SeekerProfileItem } from '../../../table/profiles/profile.ts';
import { workerMailProblem } from './worker-mail-problem.ts';

// The files of a worker share modules. A mock without a factory can then exist twice, with other functions each time.
const { readAddressMark, readSeekerProfile } = vi.hoisted(() => ({
  readAddressMark: vi.fn<typeof ReadAddressMark>(),
  readSeekerProfile: vi.fn<typeof ReadSeekerProfile>(),
}));
vi.mock('../../../table/accounts/address-mark.ts', () => ({ readAddressMark }));
vi.mock('../../../table/profiles/profile.ts', () => ({ readSeekerProfile }));

const unlock = { family: 'unlock', state: 'created', seeker: 'seeker' } as const;
const profile = { email: 'dana@example.com', phoneNumber: '(574) 555-0134' };
const useProfile = (changes: object = {}) =>
  readSeekerProfile.mockResolvedValue({ ...profile, ...changes } as SeekerProfileItem);
const useMark = (reason: AddressMarkItem['reason']) =>
  readAddressMark.mockResolvedValue({ hash: 'h', reason } as AddressMarkItem);

beforeEach(() => {
  vi.resetAllMocks();
  useProfile();
  useMark('bounced');
});

describe("a worker's e-mail that comes back", () => {
  it.each(productFamilies)('is shown to the buyer of contact details only (%s)', async (family) => {
    const expected = family === 'unlock' ? { hasPhone: true } : undefined;
    expect(await workerMailProblem({ ...unlock, family })).toEqual(expected);
  });

  it.each(purchaseStates)('is shown only while the intent can be paid (%s)', async (state) => {
    const expected = ['created', 'processing', 'failed'].includes(state) ? { hasPhone: true } : undefined;
    expect(await workerMailProblem({ ...unlock, state })).toEqual(expected);
  });

  it('says that there is no phone number, when the profile has none', async () => {
    useProfile({ phoneNumber: undefined });
    expect(await workerMailProblem(unlock)).toEqual({ hasPhone: false });
  });

  it("is about the address of the profile, and not shown for a profile that has none or doesn't exist", async () => {
    await workerMailProblem(unlock);
    expect(readAddressMark).toHaveBeenCalledExactlyOnceWith(profile.email);
    useProfile({ email: undefined });
    expect(await workerMailProblem(unlock)).toBeUndefined();
    readSeekerProfile.mockResolvedValue(undefined);
    expect(await workerMailProblem(unlock)).toBeUndefined();
  });

  it("isn't shown after a complaint, which is about e-mails of Plumbline", async () => {
    useMark('complained');
    expect(await workerMailProblem(unlock)).toBeUndefined();
  });
});
