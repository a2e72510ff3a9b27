import { useMutation } from '@tanstack/react-query';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useChallenge } from '../../../lib/session/use-challenge.ts';

/**
 * Requests the link to a new password. After too many requests, which may be someone else's, a solved challenge allows
 * this one [ACC-27].
 */
export const useRequestReset = () => {
  const { solve, isSlow } = useChallenge();
  const request = useMutation({
    mutationFn: async (email: string) => {
      try {
        return await call('POST /api/users/requestPasswordReset', { body: { email } });
      } catch (error) {
        if (statusOf(error) !== 429) throw error;
        return call('POST /api/users/requestPasswordReset', {
          body: { email, challenge: await solve({ purpose: 'form', email }) },
        });
      }
    },
  });
  return { ...request, isSlow };
};
