import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangeUser } from '../api/use-save-user.ts';

/** Asks for confirmation before a user is disabled or enabled. An undefined user keeps the dialog closed [TBX-07]. */
export const AccessDialog = ({ user, onClose }: { user: CompanyUser | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  const change = useChangeUser();
  const disables = user?.status !== 'disabled';
  const confirm = () => {
    if (!user) return;
    change.mutate(
      { id: user.id, status: disables ? 'disabled' : 'active' },
      {
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
        onSettled: onClose,
      },
    );
  };
  const name = user?.displayName ?? '';
  return (
    <ConfirmDialog
      open={user !== undefined}
      title={disables ? t('Disable user') : t('Enable user')}
      text={
        disables
          ? t('{{name}} is signed out and cannot sign in until you enable them again.', { name })
          : t('{{name}} can sign in again.', { name })
      }
      danger={disables}
      busy={change.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
