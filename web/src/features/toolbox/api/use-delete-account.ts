import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { getSession } from '../../../lib/session/session.ts';
import { WRONG_PASSWORD } from './use-change-password.ts';

/** Checks the current password, then deletes the signed-in user's account permanently [ACC-36]. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: async (password: string) => {
      const { valid } = await call('POST /api/users/checkUserPassword', { body: { password } });
      if (!valid) {
        throw new ApiError(400, 'bad_request', WRONG_PASSWORD, [{ path: 'currentPassword', message: WRONG_PASSWORD }]);
      }
      return call('DELETE /api/users/{id}', { params: { id: getSession().userInfo?.id ?? '' }, body: {} });
    },
  });
