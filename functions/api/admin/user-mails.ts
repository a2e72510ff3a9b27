import * as contract from '@plumbline/shared/contracts/admin/user-mails';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { recordDailyReading } from '../../services/audit/audit-write.ts';
import { newestMailsTo } from '../../services/notifications/sent-mails.ts';
import { readUser } from '../../table/accounts/user.ts';

/** Returns the newest e-mails to a user. The audit entry is written before the response. */
export const listUserMails = operation(contract.listUserMails, async ({ params: { id }, caller }) => {
  const user = await readUser(id);
  if (!user || user.role === 'support') throw new ApiError('user_not_found');
  const [results] = await Promise.all([
    newestMailsTo(user),
    recordDailyReading(caller, { action: 'read user', subject: { type: 'user', id } }),
  ]);
  return { email: user.email, results };
});
