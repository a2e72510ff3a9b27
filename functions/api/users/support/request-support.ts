import * as contract from '@plumbline/shared/contracts/accounts/users';
import { operation } from '../../../http/operation.ts';
import { keepSupportRequest } from './support-requests.ts';

/** A support request of a signed-out visitor [SHL-25]. */
export const requestSupport = operation(contract.requestSupport, async ({ body: { email, data }, sourceIp }) => {
  await keepSupportRequest({ email, data }, sourceIp);
  return { success: true };
});
