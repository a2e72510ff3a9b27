import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useOpenSession } from '../sign-in/use-open-session.ts';
import { forgetAskedCode } from './asked-code.ts';

/** Sends the code of a sign-in, then continues where signing in leads. */
export const useEnterCode = (challenge: string) => {
  const { load, goOn } = useOpenSession();
  return useMutation({
    mutationFn: async ({ code }: { code: string }) =>
      load(await call('POST /api/auth/second-factor', { body: { challenge, code } })),
    onSuccess: (profile) => {
      forgetAskedCode();
      return goOn(profile);
    },
  });
};
