import type { OwnActivity } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { useTranslation } from 'react-i18next';
import { useDeclineJob } from '../../components/job/use-decline-job.ts';
import { ownErrorText } from '../../lib/api/error-text.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';

type DeclineJobDialogProps = {
  /** Undefined keeps the dialog closed. */
  activity: OwnActivity | undefined;
  onClose: () => void;
};

/** Asks for confirmation, then declines the job. */
export const DeclineJobDialog = ({ activity, onClose }: DeclineJobDialogProps) => {
  const { t } = useTranslation();
  const decline = useDeclineJob({ id: activity?.job.id ?? '', company: activity?.job.company.id ?? '' });
  return (
    <ConfirmDialog
      open={activity !== undefined}
      title={t('Decline Job')}
      text={t('Are you sure you want to decline this job?')}
      effect={t("The company gets no message. You won't be matched with this job again.")}
      confirmLabel={t('Decline')}
      danger
      busy={decline.isPending}
      onCancel={onClose}
      onConfirm={() =>
        decline.mutate(undefined, {
          onSuccess: () => toast.success(t('Job declined successfully!!')),
          onError: (error) => toast.error(ownErrorText(t, error, 'Cannot decline job!! try again !!')),
          onSettled: onClose,
        })
      }
    />
  );
};
