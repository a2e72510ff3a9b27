import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLogout } from '../../../app/shell/use-logout.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { ThreadFrame } from '../thread/thread-frame.tsx';
import { NO_THREAD, useThread } from '../thread/use-thread.ts';
import { CandidateForm } from './candidate-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { isProfileType } from './profile-types.ts';

/** /complete-profile: the first profile of a user who has none [ACC-29]. */
export const CompleteProfilePage = () => {
  const { t } = useTranslation();
  const { userInfo } = useSession();
  const logout = useLogout();
  const named = useSearchParams()[0].get('profileType');
  const type = isProfileType(named) ? named : (userInfo?.profileType ?? 'candidate');
  const thread = useThread();
  const { job } = thread;
  const applies = type === 'candidate' && (job !== undefined || thread.isLoading);
  const workerIntro = job
    ? t("This is your application. {{company}} can't see your name or number until they unlock your profile.", {
        company: job.company.name,
      })
    : t(
        "Companies find you by trade, job type and distance. They can't see your name or number until you accept, or they pay to unlock your profile.",
      );
  return (
    <ThreadFrame
      thread={type === 'candidate' ? thread : NO_THREAD}
      step={2}
      room="wide"
      title={applies ? t('Your short profile') : t('Complete your profile')}
      intro={
        type === 'candidate' ? workerIntro : t('Workers and trade partners see this. You can change it at any time.')
      }
      aside={
        <Button variant="text" onClick={() => logout.mutate()} disabled={logout.isPending}>
          <LogOut size={20} aria-hidden />
          {t('Logout')}
        </Button>
      }
    >
      {type !== 'candidate' && <CompanyForm key={type} type={type} />}
      {type === 'candidate' && (thread.isLoading ? <ListSkeleton avatar={false} /> : <CandidateForm thread={thread} />)}
    </ThreadFrame>
  );
};
