import { t } from 'i18next';
import { useForm } from 'react-hook-form';
import type { Examples } from '../../../gallery/example.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ChallengeStatus } from './challenge-status.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const NewPassword = ({ password }: { password: string }) => {
  const { control } = useForm({ defaultValues: { password, confirmation: '' } });
  return <NewPasswordFields control={control} label={t('New password')} />;
};

export const examples: Examples = {
  AuthFrame: {
    'with the drawing': () => (
      <AuthFrame title={t('Sign In')} intro={t('Only the people in your company can read these.')}>
        <p>{t('Password')}</p>
      </AuthFrame>
    ),
    'with a side': () => (
      <AuthFrame title={t('Sign In')} beside={<p>{t('Support')}</p>} above={<p>{t('Support')}</p>}>
        <p>{t('Password')}</p>
      </AuthFrame>
    ),
  },
  ChallengeStatus: { slow: () => <ChallengeStatus isSlow />, quick: () => <ChallengeStatus isSlow={false} /> },
  NewPasswordFields: {
    empty: () => <NewPassword password="" />,
    'rules fulfilled in part': () => <NewPassword password="plumb" />,
  },
};
