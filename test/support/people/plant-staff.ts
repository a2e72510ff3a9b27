import { joinSupportGroup } from '../../../functions/platform/cognito.ts';
import { isConditionFailure } from '../../../functions/table/core/transact.ts';
import { plantAccount } from './plant-account.ts';
import { STAFF_EMAIL } from './staff.ts';

/** Staff are not made through the API. */
export const plantStaff = async (): Promise<void> => {
  try {
    const fields = { kind: 'provider', role: 'support', displayName: 'Staff' } as const;
    await joinSupportGroup(await plantAccount(STAFF_EMAIL, 'Plumbline!2026', fields));
  } catch (error) {
    // A kept folder has its staff already.
    if (!isConditionFailure(error)) throw error;
  }
};
