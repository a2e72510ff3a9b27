import { limitRate } from '../../limits/limit-rate.ts';
import { isPassword } from '../../platform/cognito.ts';

/** Right or wrong, so that a stolen token cannot be used to guess. */
const MOST_PER_USER = 10;

export const checkCurrentPassword = async (userId: string, password: string): Promise<boolean> => {
  await limitRate('check-password', userId, MOST_PER_USER);
  return isPassword(userId, password);
};
