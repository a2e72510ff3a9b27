import type { OwnActivity } from '@plumbline/shared/contracts/my-jobs';
import { Trans, useTranslation } from 'react-i18next';
import { codeOf } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useWithdraw } from './api/use-withdraw.ts';

type WithdrawDialogProps = {
  /** Undefined keeps the dialog closed. */
  activity: OwnActivity | undefined;
  onClose: () => void;
};

/** Names the application, says who learns of it and that it can be sent again; then takes it back. */
export const WithdrawDialog = ({ activity, onClose }: WithdrawDialogProps) => {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  const { job } = activity ?? {};
  const send = () => {
    if (!job) return;
    withdraw.mutate(job, {
      onSuccess: () => toast.success(t('Your application was withdrawn.')),
      onError: (error) =>
        toast.error(
          codeOf(error) === 'request_answered'
            ? t('The company has already answered this application.')
            : t("We couldn't withdraw your application. Please try again."),
        ),
      onSettled: onClose,
    });
  };
  return (
    <Modal
      open={activity !== undefined}
      onClose={onClose}
      title={t('Withdraw Application')}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>{t('Keep it')}</Button>
          <Button variant="danger" onClick={send} disabled={withdraw.isPending}>
            {t('Withdraw')}
          </Button>
        </>
      }
    >
      <p>
        <Trans
          i18nKey="Withdraw your application for <b>{{job}}</b> at {{company}}? The company sees that you withdrew. You can apply again while the job is open."
          values={{ job: job?.name, company: job?.company.name }}
          components={{ b: <b /> }}
        />
      </p>
    </Modal>
  );
};
