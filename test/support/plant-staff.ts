import { joinSupportGroup, setPassword } from '../../functions/platform/cognito.ts';
import { newId } from '../../functions/platform/ids.ts';
import { claimEmail } from '../../functions/table/email-claim.ts';
import { isConditionFailure, transact } from '../../functions/table/transact.ts';
import { putNewUser } from '../../functions/table/user.ts';
import { STAFF_EMAIL } from './staff.ts';

/** Staff are not made through the API. */
export const plantStaff = async (): Promise<void> => {
  const id = newId();
  try {
    await transact(
      claimEmail(STAFF_EMAIL, id),
      putNewUser({
        id,
        email: STAFF_EMAIL,
        displayName: 'Staff',
        role: 'support',
        kind: 'provider',
        status: 'active',
        language: 'en',
        createdAt: new Date().toISOString(),
      }),
    );
  } catch (error) {
    // A kept folder has its staff already.
    if (isConditionFailure(error)) return;
    throw error;
  }
  await setPassword(id, STAFF_EMAIL, 'Plumbline!2026');
  await joinSupportGroup(id);
};
