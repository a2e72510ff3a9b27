import { useTranslation } from 'react-i18next';
import { ToolboxPage } from '../toolbox-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** /toolbox/change-password [TBX-09]. */
export const ChangePasswordPage = () => {
  const { t } = useTranslation();
  return (
    <ToolboxPage title={t('Change Password')} help={t('You stay signed in here and are signed out everywhere else.')}>
      <ChangePasswordForm />
    </ToolboxPage>
  );
};
