import * as contract from '@plumbline/shared/contracts/accounts/users';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { setPassword } from '../../../platform/cognito.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { requireStrongPassword } from '../../../services/accounts/passwords/require-strong-password.ts';
import { auditWrite } from '../../../services/audit/audit-write.ts';
import { claimEmail } from '../../../table/accounts/email-claim.ts';
import { putNewUser } from '../../../table/accounts/user.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';

/** Staff create users immediately [ACC-35]; other users register and confirm. */
export const createUser = operation(contract.createUser, async ({ body, caller }) => {
  const { email, password, displayName } = body;
  await requireStrongPassword(password, [email, displayName ?? '']);
  const id = newId();
  try {
    await transact(
      claimEmail(email, id),
      putNewUser({
        id,
        email,
        displayName: displayName || email,
        role: 'user',
        kind: 'candidate',
        status: 'active',
        language: 'en',
        createdAt: nowIso(),
      }),
      auditWrite(caller, { action: 'create user', subject: { type: 'user', id } }),
    );
  } catch (error) {
    if (isConditionFailure(error)) throw new ApiError('email_exists');
    throw error;
  }
  await setPassword(id, email, password);
  return { id };
});
