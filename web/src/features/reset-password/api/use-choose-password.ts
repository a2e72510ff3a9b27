import { changeUserPassword } from '@plumbline/shared/contracts/accounts/passwords';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { endSession, getSession } from '../../../lib/session/session.ts';

/** Sets the password with the key of the mailed link; every session of the account ends with it [ACC-28]. */
export const useChoosePassword = (passwordResetKey: string) =>
  useMutation({
    mutationFn: (password: string) => call(changeUserPassword, { body: { passwordResetKey, password } }),
    onSuccess: () => {
      if (getSession().userInfo) endSession();
    },
  });
