import type { Language } from '@plumbline/shared/options/languages';
import { call } from '../../lib/api/call.ts';
import { getSession } from '../../lib/session/session.ts';

/**
 * Sends a support request from the user's profile. Without a profile, it is sent from an e-mail address
 * [SHL-25, SHL-26].
 */
export const sendSupportRequest = ({ email, data, language }: { email: string; data: string; language: Language }) => {
  const { userInfo, profile } = getSession();
  if (!userInfo || !profile)
    return call('POST /api/users/support', { body: { email: userInfo?.email ?? email, data, language } });
  const endpoint = profile.type === 'jobSeeker' ? 'POST /api/profile/support' : 'POST /api/company/profile/support';
  return call(endpoint, { body: { profileId: profile.id, data, language } });
};
