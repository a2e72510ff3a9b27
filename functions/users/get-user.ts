import * as contract from '@plumbline/shared/contracts/users';
import { isCompany } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { userInfoOf } from '../http/user-info.ts';
import { readUser } from '../table/user.ts';

/** ACC-36. A stranger's id answers as an unknown one does. */
export const getUser = operation(contract.getUser, async ({ params, caller }) => {
  const user = await readUser(params.id);
  const mayRead =
    caller.role === 'support' ||
    user?.id === caller.userId ||
    (isCompany(caller) && caller.profileId !== undefined && user?.profileId === caller.profileId);
  if (!user || !mayRead) throw notFound('We could not find this user.');
  return userInfoOf(user);
});
