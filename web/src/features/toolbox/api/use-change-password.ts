import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { msg } from '../../../lib/msg.ts';
import { readStored } from '../../../lib/session/browser-storage.ts';
import { setAccessToken } from '../../../lib/session/session.ts';

type Passwords = { currentPassword: string; password: string };

export const WRONG_PASSWORD = msg('Your current password is not correct.');

/** Checks the current password, then sets the new one. This session continues with the returned token [TBX-10]. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: async ({ currentPassword, password }: Passwords) => {
      const { valid } = await call('POST /api/users/checkUserPassword', { body: { password: currentPassword } });
      if (!valid)
        throw new ApiError(400, 'bad_request', WRONG_PASSWORD, [{ path: 'currentPassword', message: WRONG_PASSWORD }]);
      return call('POST /api/users/changeAuthUserPassword', {
        body: { password, pushDevice: readStored('pushDevice') },
      });
    },
    onSuccess: ({ accessToken }) => setAccessToken(accessToken),
  });
