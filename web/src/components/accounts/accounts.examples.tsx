import { t } from 'i18next';
import { useForm } from 'react-hook-form';
import type { Examples } from '../../../gallery/example.ts';
import { ChallengeStatus } from './challenge-status.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const NewPassword = ({ password }: { password: string }) => {
  const { control } = useForm({ defaultValues: { password, confirmation: '' } });
  return <NewPasswordFields control={control} label={t('New password')} />;
};

export const examples: Examples = {
  ChallengeStatus: { slow: () => <ChallengeStatus isSlow />, quick: () => <ChallengeStatus isSlow={false} /> },
  NewPasswordFields: {
    empty: () => <NewPassword password="" />,
    'rules fulfilled in part': () => <NewPassword password="plumb" />,
  },
};
