import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLogout } from '../../../app/shell/use-logout.ts';
import { AuthFrame } from '../../../components/accounts/auth-frame.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
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
  return (
    <AuthFrame
      room="wide"
      title={t('Complete your profile')}
      intro={
        type === 'candidate'
          ? t(
              'Companies find you by trade, position and miles. Your name and number stay hidden until you accept, or a company pays to unlock your profile.',
            )
          : t('Workers and trade partners see this. You can change it at any time.')
      }
      aside={
        <Button variant="text" onClick={() => logout.mutate()} disabled={logout.isPending}>
          <LogOut size={20} aria-hidden />
          {t('Logout')}
        </Button>
      }
    >
      {type === 'candidate' ? <CandidateForm /> : <CompanyForm key={type} type={type} />}
    </AuthFrame>
  );
};
