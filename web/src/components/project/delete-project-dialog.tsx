import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useDeleteProject } from './use-delete-project.ts';

type DeleteProjectDialogProps = {
  /** Undefined keeps the dialog closed. */
  projectId: string | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks for confirmation, then deletes [EMP-41, PRJ-05]. */
export const DeleteProjectDialog = ({ projectId, onClose, onDeleted }: DeleteProjectDialogProps) => {
  const { t } = useTranslation();
  const deletion = useDeleteProject();
  const confirm = () => {
    if (!projectId) return;
    deletion.mutate(projectId, { onSuccess: onDeleted, onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open={projectId !== undefined}
      title={t('Delete Project')}
      text={t('Are you sure you want to delete this project?')}
      danger
      busy={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
