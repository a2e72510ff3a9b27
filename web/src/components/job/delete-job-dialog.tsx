import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useDeleteJob } from './use-delete-job.ts';

type DeleteJobDialogProps = {
  /** Undefined keeps the dialog closed. */
  jobId: string | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks for confirmation, then deletes [EMP-10]. */
export const DeleteJobDialog = ({ jobId, onClose, onDeleted }: DeleteJobDialogProps) => {
  const { t } = useTranslation();
  const deletion = useDeleteJob();
  const confirm = () => {
    if (!jobId) return;
    deletion.mutate(jobId, { onSuccess: onDeleted, onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open={jobId !== undefined}
      title={t('Delete Job')}
      text={t('Are you sure you want to delete this job?')}
      danger
      busy={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
