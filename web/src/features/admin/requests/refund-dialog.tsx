import { refundBody } from '@plumbline/shared/contracts/payments/payment-history';
import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-report';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRefund } from '../api/use-requests.ts';

type RefundDialogProps = { report: PaymentReport | undefined; onClose: () => void };

/** Asks for a reason before a reported unlock is refunded in full. The reason is stored with the payment. */
export const RefundDialog = ({ report, onClose }: RefundDialogProps) => {
  const { t } = useTranslation();
  const refund = useRefund();
  const { control, handleSubmit, reset } = useSchemaForm({
    schema: refundBody.pick({ reason: true }),
    defaultValues: { reason: '' },
  });
  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(({ reason }) => {
    if (!report) return;
    refund.mutate(
      { id: report.id, reason, despiteDecline: report.state === 'declined' },
      {
        onSuccess: () => {
          toast.success(t('The payment was refunded.'));
          close();
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  });
  return (
    <FormModal
      open={report !== undefined}
      onClose={close}
      title={t('Refund this payment?')}
      form="refund"
      submit={t('Refund')}
      busy={refund.isPending}
    >
      <form id="refund" onSubmit={submit} noValidate>
        {report?.declined && (
          <p>
            <b>{t('{{name}} declined this report before.', { name: report.declined.staff })}</b>
          </p>
        )}
        <p>{t("The company gets back all it paid, and the worker's phone and email are hidden again.")}</p>
        <TextArea
          control={control}
          name="reason"
          label={t('Why')}
          help={t('Kept with the payment for staff.')}
          maxLength={1000}
          required
        />
      </form>
    </FormModal>
  );
};
