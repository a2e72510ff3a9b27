import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { ScreeningAnswer } from '@plumbline/shared/contracts/jobs/work-facts';
import type { upsertAccount, upsertCandidate } from '@plumbline/shared/contracts/profiles/profiles';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { applyErrorText } from '../../../components/job/applying/apply-error.ts';
import { sendApplication } from '../../../components/job/applying/use-apply-to-job.ts';
import { codeOf, statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { getSession, type SessionProfile, setProfile, setUserInfo } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { loadProfile } from '../sign-in/load-profile.ts';
import { useChangeSessionAndNavigate } from '../sign-in/use-change-session-and-navigate.ts';
import type { Thread } from '../thread/use-thread.ts';
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
    ? paths.profile.own.path({ edit: true, welcome: true })
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
  return (profile: SessionProfile, next: string, displayName = fullName(profile)) => {
    const { userInfo } = getSession();
    forgetDraft();
    return move(() => {
      if (userInfo) {
        const company = profile.type === 'provider' ? { companyId: profile.id } : {};
        setUserInfo({ ...userInfo, displayName, profileType: profile.kind, profileId: profile.id, ...company });
      }
      setProfile(profile);
    }, next);
  };
};

/** Returns the error of an application; undefined when it is sent, or was sent before a response got lost. */
const failureOf = async (application: Promise<unknown>): Promise<unknown> => {
  try {
    await application;
    return undefined;
  } catch (error) {
    return codeOf(error) === 'request_exists' ? undefined : error;
  }
};

/**
 * Saves the first profile of a worker. For a worker who came to apply for a job it also sends the application. When
 * that fails, the profile is saved anyway, and the job's page opens, where the worker can apply again.
 */
export const useCompleteCandidate = ({ job, isClosed }: Pick<Thread, 'job' | 'isClosed'>) => {
  const { t } = useTranslation();
  const finish = useFinish();
  const returnTo = useReturnTo();
  return useMutation({
    mutationFn: async ({ answers, ...body }: CandidateBody & { answers: readonly ScreeningAnswer[] }) => {
      const profile = await orExisting(call('POST /api/candidates/upsert', { body }));
      const failure = job && (await failureOf(sendApplication({ id: job.id, company: job.company.id }, answers)));
      return { profile, failure };
    },
    onSuccess: ({ profile, failure }) => {
      if (failure) toast.error(t(applyErrorText(failure)));
      const elsewhere = isClosed ? paths.jobs.search.path() : nextPage(profile, returnTo);
      return finish(profile, job && !failure ? paths.jobs.success.path(job.id) : elsewhere);
    },
  });
};

export const useCompleteCompany = () => {
  const finish = useFinish();
  const returnTo = useReturnTo();
  return useMutation({
    mutationFn: (body: AccountBody) => orExisting(call('POST /api/accounts/upsert', { body })),
    onSuccess: (profile, { contactName }) => finish(profile, nextPage(profile, returnTo), contactName),
  });
};
