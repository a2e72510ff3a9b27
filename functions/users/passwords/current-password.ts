import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { isPassword } from '../../platform/cognito.ts';

export const checkCurrentPassword = async (userId: string, password: string): Promise<boolean> => {
  await spendNamedBudget('check-password', userId);
  return isPassword(userId, password);
};
