import type { StaffMember } from '@plumbline/shared/contracts/admin/staff-members';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRemoveStaff } from '../api/use-staff.ts';
import { ReasonDialog } from '../reasons/reason-dialog.tsx';

type RemoveColleagueDialogProps = { colleague: StaffMember; onClose: () => void };

/** Asks why a colleague is removed. */
export const RemoveColleagueDialog = ({ colleague, onClose }: RemoveColleagueDialogProps) => {
  const { t } = useTranslation();
  const { id, name } = colleague;
  const remove = useRemoveStaff();
  const run = (reason: string) =>
    remove.mutate(
      { id, reason },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('{{name}} is removed.', { name }));
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  return (
    <ReasonDialog
      title={t('Remove {{name}} from the staff?', { name })}
      text={t('They are signed out everywhere and can never sign in again. What they did stays in the history.')}
      help={t('Kept in the history.')}
      submit={t('Remove from the staff')}
      busy={remove.isPending}
      onClose={onClose}
      onReason={run}
    />
  );
};
