import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { upsertAccount, upsertCandidate } from '@plumbline/shared/contracts/profiles/profiles';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { getSession, type SessionProfile, setProfile, setUserInfo } from '../../../lib/session/session.ts';
import { loadProfile } from '../sign-in/load-profile.ts';
import { useChangeSessionAndNavigate } from '../sign-in/use-change-session-and-navigate.ts';
import { useReturnTo } from '../use-return-to.ts';
import { forgetDraft } from './profile-draft.ts';

type CandidateBody = CallOf<typeof upsertCandidate>['body'];
type AccountBody = CallOf<typeof upsertAccount>['body'];

/**
 * Returns the page after the first profile. A company completes its profile; everyone else continues to the requested
 * page, such as a job, or to the dashboard [ACC-29].
 */
const nextPage = ({ kind }: SessionProfile, returnTo: string | undefined): string =>
  kind === 'provider' || kind === 'vendor'
    ? paths.profile.own.path({ edit: true })
    : (returnTo ?? paths.dashboard.path());

/**
 * Returns the saved profile. After a lost response, the repeated save fails with 409, and the existing profile is
 * loaded.
 */
const orExisting = async (saved: Promise<SessionProfile>): Promise<SessionProfile> => {
  try {
    return await saved;
  } catch (error) {
    const { userInfo } = getSession();
    const existing = statusOf(error) === 409 && userInfo ? await loadProfile(userInfo) : null;
    if (!existing) throw error;
    return existing;
  }
};

const useFinish = () => {
  const move = useChangeSessionAndNavigate();
  const returnTo = useReturnTo();
  return (profile: SessionProfile) => {
    const { userInfo } = getSession();
    forgetDraft();
    return move(
      () => {
        if (userInfo) {
          const company = profile.type === 'provider' ? { companyId: profile.id } : {};
          const displayName = fullName(profile);
          setUserInfo({ ...userInfo, displayName, profileType: profile.kind, profileId: profile.id, ...company });
        }
        setProfile(profile);
      },
      nextPage(profile, returnTo),
    );
  };
};

export const useCompleteCandidate = () => {
  const onSuccess = useFinish();
  return useMutation({
    mutationFn: (body: CandidateBody) => orExisting(call('POST /api/candidates/upsert', { body })),
    onSuccess,
  });
};

export const useCompleteCompany = () => {
  const onSuccess = useFinish();
  return useMutation({
    mutationFn: (body: AccountBody) => orExisting(call('POST /api/accounts/upsert', { body })),
    onSuccess,
  });
};
