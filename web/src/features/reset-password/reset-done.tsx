import { paths } from '@plumbline/shared/options/paths';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FormDone } from '../../ui/states/form-done.tsx';

/** Says that the new password is set [ACC-26]. */
export const ResetDone = () => {
  const { t } = useTranslation();
  return (
    <FormDone icon={CircleCheck} title={t('Reset Complete')}>
      <p>{t('Your new password is set. Sign in with it.')}</p>
      <ButtonLink to={paths.login.path()} variant="primary" marginTop="2">
        {t('Sign In')}
      </ButtonLink>
    </FormDone>
  );
};
