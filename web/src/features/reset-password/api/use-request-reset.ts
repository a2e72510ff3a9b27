import { requestPasswordReset } from '@plumbline/shared/contracts/accounts/passwords';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { solveFreshChallenge } from '../../../lib/session/solve-challenge.ts';

/** Asks for the link to a new password [ACC-27]. */
export const useRequestReset = () =>
  useMutation({
    mutationFn: async (email: string) =>
      call(requestPasswordReset, { body: { email, challenge: await solveFreshChallenge() } }),
  });
