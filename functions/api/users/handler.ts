import { groupHandler } from '../../http/group-handler.ts';
import {
  changeUserEmail,
  closeAccount,
  sendSetUpLink,
  sendSignUpLink,
  signOutUser,
  tryUserMailAgain,
} from './accounts/account-actions.ts';
import {
  agreeToTerms,
  confirmEmailChange,
  requestEmailChange,
  signOutOthers,
  tryMailAgain,
} from './accounts/own-account.ts';
import { confirmEmail, getChallenge, register } from './accounts/registration.ts';
import { createUser, deleteUser, getUser } from './accounts/users.ts';
import { addCompanyUser, listCompanyUsers, updateCompanyUser } from './company-users.ts';
import { changeUserPassword, requestPasswordReset } from './passwords/forgotten-password.ts';
import { changeAuthUserPassword, checkUserPassword } from './passwords/own-password.ts';
import { requestCompanySupport, requestProfileSupport, requestSupport } from './request-support.ts';
import { changeStaffRole, inviteStaff, inviteStaffAgain, listStaff, removeStaff } from './staff-members.ts';
import { getSchoolListing, listStudents, updateSchoolListing } from './students.ts';

export const handler = groupHandler('users', [
  getChallenge,
  register,
  confirmEmail,
  requestPasswordReset,
  changeUserPassword,
  checkUserPassword,
  changeAuthUserPassword,
  requestEmailChange,
  confirmEmailChange,
  signOutOthers,
  agreeToTerms,
  tryMailAgain,
  createUser,
  getUser,
  deleteUser,
  sendSetUpLink,
  sendSignUpLink,
  signOutUser,
  changeUserEmail,
  tryUserMailAgain,
  closeAccount,
  listCompanyUsers,
  addCompanyUser,
  updateCompanyUser,
  requestSupport,
  requestProfileSupport,
  requestCompanySupport,
  listStudents,
  getSchoolListing,
  updateSchoolListing,
  listStaff,
  inviteStaff,
  inviteStaffAgain,
  changeStaffRole,
  removeStaff,
]);
