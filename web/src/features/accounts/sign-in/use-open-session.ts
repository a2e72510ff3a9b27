import type { enterCode } from '@plumbline/shared/contracts/accounts/auth';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { useSearchParams } from 'react-router-dom';
import {
  expireSession,
  getSession,
  type SessionProfile,
  setProfile,
  startSession,
} from '../../../lib/session/session.ts';
import { afterLogin } from './after-login.ts';
import { loadProfile } from './load-profile.ts';
import { useChangeSessionAndNavigate } from './use-change-session-and-navigate.ts';

/**
 * Handles the response that completes a sign-in: stores the session with its profile, then opens the next page
 * [ACC-05, ACC-07].
 */
export const useOpenSession = () => {
  const [query] = useSearchParams();
  const move = useChangeSessionAndNavigate();
  return {
    load: async ({ accessToken, userData }: ResponseOf<typeof enterCode>): Promise<SessionProfile | null> => {
      startSession(accessToken, userData);
      if (userData.role === 'support') return null;
      try {
        return await loadProfile(userData);
      } catch (error) {
        expireSession();
        throw error;
      }
    },
    goOn: (profile: SessionProfile | null) => {
      const { userInfo } = getSession();
      return move(() => setProfile(profile), afterLogin({ userInfo, profile }, query));
    },
  };
};
