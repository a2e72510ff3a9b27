import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useCloseProject } from '../api/use-close-project.ts';

/** Asks for confirmation, then closes; closing is final [PRJ-04]. */
export const CloseProjectDialog = ({ projectId, onClose }: { projectId: string | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  const close = useCloseProject();
  return (
    <ConfirmDialog
      open={projectId !== undefined}
      title={t('Close Project')}
      text={t('Companies can no longer find it or connect. Those connected stay connected. You cannot open it again.')}
      confirmLabel={t('Close Project')}
      busy={close.isPending}
      onConfirm={() => projectId && close.mutate(projectId, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
};
