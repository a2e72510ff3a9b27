import { requestPasswordReset } from '@plumbline/shared/contracts/accounts/passwords';
import { useMutation } from '@tanstack/react-query';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { solveFreshChallenge } from '../../../lib/session/solve-challenge.ts';

/** After too many requests, which may be someone else's, a solved challenge lets this one pass. */
const requestReset = async (email: string) => {
  try {
    return await call(requestPasswordReset, { body: { email } });
  } catch (error) {
    if (statusOf(error) !== 429) throw error;
    return call(requestPasswordReset, { body: { email, challenge: await solveFreshChallenge() } });
  }
};

/** Asks for the link to a new password [ACC-27]. */
export const useRequestReset = () => useMutation({ mutationFn: requestReset });
