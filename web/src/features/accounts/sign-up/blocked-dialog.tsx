import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';

/** Says that this environment doesn't accept the address. */
export const BlockedDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('Sign Up')}
      role="alertdialog"
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <p>
        {t(
          'Registration failed. This email address is not allowed for this environment. Please contact the administrator.',
        )}
      </p>
    </Modal>
  );
};
