import { login } from '@plumbline/shared/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api/call.ts';
import { endSession, getSession, setProfile, startSession } from '../../lib/session.ts';
import { afterLogin } from './after-login.ts';
import { loadProfile } from './load-profile.ts';
import { useSessionMove } from './use-session-move.ts';

type Credentials = { email: string; password: string };

/** Signs in, loads the profile and goes where the address asked for [ACC-02..ACC-07]. */
export const useLogin = () => {
  const [query] = useSearchParams();
  const move = useSessionMove();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { accessToken, userData } = await call(login, { body: credentials });
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
