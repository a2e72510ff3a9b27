import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useMoveJob } from './use-move-job.ts';

type FillJobDialogProps = {
  /** Undefined keeps the dialog closed. */
  job: Pick<JobSummary, 'id' | 'name'> | undefined;
  onClose: () => void;
};

/** Says who will be notified before a job ends as filled. */
export const FillJobDialog = ({ job, onClose }: FillJobDialogProps) => {
  const { t } = useTranslation();
  const move = useMoveJob();
  return (
    <ConfirmDialog
      open={job !== undefined}
      title={t('Mark as filled')}
      text={
        job &&
        t(
          '{{name}} ends and leaves search. Everyone still waiting for an answer hears that the position is filled. This cannot be undone.',
          { name: job.name },
        )
      }
      confirmLabel={t('Mark as filled')}
      busy={move.isPending}
      onConfirm={() => job && move.mutate({ id: job.id, to: 'Filled' }, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
};
