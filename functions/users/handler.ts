import { groupHandler } from '../http/group-handler.ts';
import { addCompanyUser } from './add-company-user.ts';
import { changeAuthUserPassword } from './change-auth-user-password.ts';
import { changeUserPassword } from './change-user-password.ts';
import { checkUserPassword } from './check-user-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { getChallenge } from './get-challenge.ts';
import { getUser } from './get-user.ts';
import { listCompanyUsers } from './list-company-users.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestCompanySupport, requestProfileSupport } from './request-profile-support.ts';
import { requestSupport } from './request-support.ts';
import { updateCompanyUser } from './update-company-user.ts';

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
