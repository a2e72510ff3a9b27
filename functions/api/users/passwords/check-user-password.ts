import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { operation } from '../../../http/operation.ts';
import { checkCurrentPassword } from '../../../services/accounts/passwords/current-password.ts';
import { issuePermit } from '../../../services/accounts/passwords/password-permit-cookie.ts';

/** A right password sets the cookie that permits one change [TBX-10]. */
export const checkUserPassword = operation(contract.checkUserPassword, async ({ body, caller, setCookie }) => {
  const valid = await checkCurrentPassword(caller.userId, body.password);
  if (valid) setCookie(await issuePermit(caller.userId));
  return { valid };
});
