import { login } from '@plumbline/shared/contracts/accounts/auth';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { endSession, getSession, setProfile, startSession } from '../../../lib/session/session.ts';
import { solveFreshChallenge } from '../../../lib/session/solve-challenge.ts';
import { afterLogin } from './after-login.ts';
import { loadProfile } from './load-profile.ts';
import { useSessionMove } from './use-session-move.ts';

type Credentials = { email: string; password: string };

/** After too many tries, which may be somebody else's, a solved challenge lets this one pass. */
const signIn = async (body: Credentials) => {
  try {
    return await call(login, { body });
  } catch (error) {
    if (statusOf(error) !== 429) throw error;
    return call(login, { body: { ...body, challenge: await solveFreshChallenge('sign-in') } });
  }
};

/** Signs in, loads the profile and goes where the address asked for [ACC-02..ACC-07]. */
export const useLogin = () => {
  const [query] = useSearchParams();
  const move = useSessionMove();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { accessToken, userData } = await signIn(credentials);
      startSession(accessToken, userData);
      if (userData.role === 'support') return null;
      try {
        return await loadProfile(userData);
      } catch (error) {
        endSession();
        throw error;
      }
    },
    onSuccess: (profile) => {
      const { userInfo } = getSession();
      return move(() => setProfile(profile), afterLogin({ userInfo, profile }, query));
    },
  });
};
