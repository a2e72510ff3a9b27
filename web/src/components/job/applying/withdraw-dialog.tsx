import { useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { type AppliedJob, useWithdraw } from './use-withdraw.ts';

type WithdrawDialogProps = {
  /** Undefined keeps the dialog closed. */
  job: AppliedJob | undefined;
  onClose: () => void;
  /** Returns the element that gets the focus after a withdrawal, which may remove the button. */
  focusAfter?: () => HTMLElement | null;
};

/**
 * Asks for confirmation, then withdraws the application. Says who will be notified, and that the seeker can apply
 * again.
 */
export const WithdrawDialog = ({ job, onClose, focusAfter }: WithdrawDialogProps) => {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  const isAnswered = useRef(false);
  const send = () => {
    if (!job) return;
    withdraw.mutate(job, {
      onSettled: () => {
        isAnswered.current = true;
        onClose();
      },
    });
  };
  const goOn = () => {
    const to = isAnswered.current ? focusAfter?.() : null;
    isAnswered.current = false;
    return to ?? null;
  };
  return (
    <Modal
      open={job !== undefined}
      onClose={onClose}
      title={t('Withdraw Application')}
      role="alertdialog"
      finalFocus={goOn}
      actions={
        <>
          <Button onClick={onClose}>{t('Keep my application')}</Button>
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
