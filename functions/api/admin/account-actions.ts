import * as secondFactorContract from '@plumbline/shared/contracts/admin/second-factor';
import * as contract from '@plumbline/shared/contracts/admin/suspension';
import { operation } from '../../http/operation.ts';
import { removeSecondFactor } from '../../services/accounts/second-factor-reset.ts';
import { reinstate, suspend } from '../../services/accounts/suspension.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';

export const suspendAccount = operation(contract.suspendAccount, async ({ params, body, caller }) => {
  await spendNamedBudget('change-account', caller.userId);
  const { reason, ...suspension } = body;
  await suspend(params.id, caller, reason, suspension);
  return { success: true };
});

export const reinstateAccount = operation(contract.reinstateAccount, async ({ params, body, caller }) => {
  await spendNamedBudget('change-account', caller.userId);
  await reinstate(params.id, caller, body.reason, body.scope);
  return { success: true };
});

export const resetSecondFactor = operation(secondFactorContract.resetSecondFactor, async ({ body, caller }) => ({
  success: true,
  ...(await removeSecondFactor(body, caller)),
}));
