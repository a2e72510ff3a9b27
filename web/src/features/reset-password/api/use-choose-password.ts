import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { endSession, getSession } from '../../../lib/session/session.ts';

/** Sets the password with the key of the mailed link, which ends every session of the account [ACC-28]. */
export const useChoosePassword = (passwordResetKey: string) =>
  useMutation({
    mutationFn: (password: string) =>
      call('POST /api/users/changeUserPassword', { body: { passwordResetKey, password } }),
    onSuccess: () => {
      if (getSession().userInfo) endSession();
    },
  });
