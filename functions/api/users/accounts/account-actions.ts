import * as contract from '@plumbline/shared/contracts/admin/account-actions';
import { operation } from '../../../http/operation.ts';

// The calls load their services, because only staff need them and the function starts for every sign-up.
const changes = () => import('../../../services/accounts/by-staff/change-user.ts');
const links = () => import('../../../services/accounts/by-staff/send-set-up-link.ts');

export const sendSetUpLink = operation(contract.sendSetUpLink, async ({ params, caller }) => {
  await (await links()).sendInvitationAgain(params.id, caller);
  return { success: true };
});

export const sendSignUpLink = operation(contract.sendSignUpLink, async ({ body, caller }) => {
  await (await links()).sendSignUpLinkAgain(body.email, caller);
  return { success: true };
});

export const signOutUser = operation(contract.signOutUser, async ({ params, body, caller }) => {
  await (await changes()).signOutUser(params.id, body.reason, caller);
  return { success: true };
});

export const changeUserEmail = operation(contract.changeUserEmail, async ({ params, body, caller }) => {
  await (await changes()).startEmailChange(params.id, body, caller);
  return { success: true };
});

export const tryUserMailAgain = operation(contract.tryUserMailAgain, async ({ params, caller }) => {
  await (await changes()).tryUserMailAgain(params.id, caller);
  return { success: true };
});

export const closeAccount = operation(contract.closeAccount, async ({ params, body, caller }) => {
  const services = await import('../../../services/accounts/by-staff/close-account.ts');
  await services.closeAccount(params.id, body.reason, caller);
  return { success: true };
});
