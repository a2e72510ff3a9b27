import {
  requestCompanySupport,
  requestProfileSupport,
  requestSupport,
} from '@plumbline/shared/contracts/accounts/users';
import { call } from '../../lib/api/call.ts';
import { getSession } from '../../lib/session/session.ts';

/** Sends a support request: from the user's profile when there is one, else from an e-mail address [SHL-25, SHL-26]. */
export const sendSupportRequest = ({ email, data }: { email: string; data: string }) => {
  const { userInfo, profile } = getSession();
  if (!userInfo || !profile) return call(requestSupport, { body: { email: userInfo?.email ?? email, data } });
  const endpoint = profile.type === 'jobSeeker' ? requestProfileSupport : requestCompanySupport;
  return call(endpoint, { body: { profileId: profile.id, data } });
};
