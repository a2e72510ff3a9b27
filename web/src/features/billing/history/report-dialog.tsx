import { type PaymentRow, paymentReportBody } from '@plumbline/shared/contracts/payments/payment-history';
import { useTranslation } from 'react-i18next';
import { RefundRule } from '../../../components/checkout/purchase/refund-rule.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useReportPayment } from '../api/use-report-payment.ts';

const FORM = 'report-payment';
const schema = paymentReportBody.pick({ reason: true });

type ReportFormProps = { payment: PaymentRow; failure: string | undefined; onSubmit: (reason: string) => void };

const ReportForm = ({ payment, failure, onSubmit }: ReportFormProps) => {
  const { t } = useTranslation();
  const { control, handleSubmit } = useSchemaForm({ schema, defaultValues: { reason: '' } });
  return (
    <FormStack id={FORM} noValidate onSubmit={handleSubmit(({ reason }) => onSubmit(reason))}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p>
        <b>{[t(payment.product_name), payment.subject.name].filter(Boolean).join(': ')}</b>
      </p>
      <RefundRule slug={payment.product_slug} />
      <TextArea
        control={control}
        name="reason"
        label={t('What happened?')}
        help={t('Tell us when you called and emailed, and what happened.')}
        maxLength={1000}
        rows={5}
        showCount
        required
      />
    </FormStack>
  );
};

/** Reports an unlock whose contact details both fail. An undefined payment keeps the dialog closed. */
export const ReportDialog = ({ payment, onClose }: { payment: PaymentRow | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending, error, reset } = useReportPayment();
  const close = () => {
    reset();
    onClose();
  };
  const send = (reason: string) => {
    if (!payment) return;
    const onSuccess = () => {
      toast.success(t("Report sent. If neither works, we'll refund you."));
      close();
    };
    mutate({ id: payment.id, reason }, { onSuccess });
  };
  return (
    <FormModal
      open={payment !== undefined}
      onClose={close}
      title={t('Report a problem')}
      form={FORM}
      submit={t('Send')}
      busy={isPending}
    >
      {payment && (
        <ReportForm
          payment={payment}
          failure={error ? errorText(t, error, 'Something went wrong, please try again.') : undefined}
          onSubmit={send}
        />
      )}
    </FormModal>
  );
};
