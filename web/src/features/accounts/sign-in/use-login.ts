import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useChallenge } from '../../../lib/session/use-challenge.ts';
import { keepAskedCode } from '../second-factor/asked-code.ts';
import { useReturnTo } from '../use-return-to.ts';
import { useOpenSession } from './use-open-session.ts';

type Credentials = { email: string; password: string };

/** Signs in. After too many tries, which may be another person's, it solves a challenge and tries again. */
const signIn = async (body: Credentials, solve: ReturnType<typeof useChallenge>['solve']) => {
  try {
    return await call('POST /api/auth/login', { body });
  } catch (error) {
    if (statusOf(error) !== 429) throw error;
    return call('POST /api/auth/login', {
      body: { ...body, challenge: await solve({ purpose: 'sign-in', email: body.email }) },
    });
  }
};

/** Signs in, loads the profile and goes to the requested page; staff enter a code first [ACC-02 to ACC-07]. */
export const useLogin = () => {
  const navigate = useNavigate();
  const redirect = useReturnTo();
  const { load, goOn } = useOpenSession();
  const { solve, isSlow } = useChallenge();
  const mutation = useMutation({
    mutationFn: async (credentials: Credentials) => {
      const answer = await signIn(credentials, solve);
      if (!('secondFactor' in answer)) return { profile: await load(answer) };
      keepAskedCode({ ...answer.secondFactor, email: credentials.email });
      return { next: answer.secondFactor.enrollment ? paths.secondFactor.setUp : paths.secondFactor.code };
    },
    onSuccess: ({ profile = null, next }) => (next ? navigate(next.path({ redirect })) : goOn(profile)),
  });
  return { ...mutation, isSlow };
};
