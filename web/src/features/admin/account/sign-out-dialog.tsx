import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSignOutUser } from '../api/use-account-actions.ts';
import { ReasonDialog } from '../reasons/reason-dialog.tsx';

type SignOutDialogProps = { user: AccountDetail['users'][number]; onClose: () => void };

/** Asks why a user is signed out everywhere. */
export const SignOutDialog = ({ user, onClose }: SignOutDialogProps) => {
  const { t } = useTranslation();
  const { id, name } = user;
  const signOut = useSignOutUser(id);
  const run = (reason: string) =>
    signOut.mutate(reason, {
      onSuccess: () => {
        onClose();
        toast.success(t('{{name}} is signed out everywhere.', { name }));
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  return (
    <ReasonDialog
      title={t('Sign {{name}} out everywhere?', { name })}
      text={t('Every phone and computer is signed out. They can sign in again with their password.')}
      help={t('Sent to the account by email and kept in the history.')}
      submit={t('Sign out everywhere')}
      busy={signOut.isPending}
      onClose={onClose}
      onReason={run}
    />
  );
};
