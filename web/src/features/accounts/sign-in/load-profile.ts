import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import type { SessionProfile } from '../../../lib/session/session.ts';

/** Returns the profile, or null after a 404, which means that there is no such profile. Other errors are thrown. */
const found = async (profile: Promise<SessionProfile>): Promise<SessionProfile | null> => {
  try {
    return await profile;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
};

/**
 * Loads the signed-in user's profile: a candidate profile, otherwise a company profile, otherwise the profile of the
 * user's company as a provider. Returns null when there is none. Users who signed up for a company have no candidate
 * profile [ACC-05].
 */
export const loadProfile = async (user: UserInfo): Promise<SessionProfile | null> => {
  const { id: userId, companyId } = user;
  const isCandidate = user.profileType === 'candidate';
  const candidate = isCandidate ? await found(call('GET /api/profile/user/{userId}', { params: { userId } })) : null;
  if (candidate) return candidate;
  const company =
    isCandidate && !companyId
      ? null
      : await found(call('GET /api/company/profile/user/{userId}', { params: { userId } }));
  if (company || !companyId) return company;
  const employer = await found(call('GET /api/company/profile/{id}', { params: { id: companyId } }));
  return employer && { ...employer, kind: 'provider' };
};
