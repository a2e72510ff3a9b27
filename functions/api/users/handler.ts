import { groupHandler } from '../../http/group-handler.ts';
import { confirmEmail } from './accounts/confirm-email.ts';
import { createUser } from './accounts/create-user.ts';
import { deleteUser } from './accounts/delete-user.ts';
import { getChallenge } from './accounts/get-challenge.ts';
import { getUser } from './accounts/get-user.ts';
import { register } from './accounts/register.ts';
import { addCompanyUser } from './company-users/add-company-user.ts';
import { listCompanyUsers } from './company-users/list-company-users.ts';
import { updateCompanyUser } from './company-users/update-company-user.ts';
import { changeAuthUserPassword } from './passwords/change-auth-user-password.ts';
import { changeUserPassword } from './passwords/change-user-password.ts';
import { checkUserPassword } from './passwords/check-user-password.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { requestCompanySupport, requestProfileSupport } from './support/request-profile-support.ts';
import { requestSupport } from './support/request-support.ts';

export const handler = groupHandler('users', [
  getChallenge,
  register,
  confirmEmail,
  requestPasswordReset,
  changeUserPassword,
  checkUserPassword,
  changeAuthUserPassword,
  createUser,
  getUser,
  deleteUser,
  listCompanyUsers,
  addCompanyUser,
  updateCompanyUser,
  requestSupport,
  requestProfileSupport,
  requestCompanySupport,
]);
