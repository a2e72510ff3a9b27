import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { refundBody } from '@plumbline/shared/contracts/payments/payment-history';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRefund } from '../api/use-requests.ts';

type PaymentRefundDialogProps = {
  payment: Pick<AccountDetail['payments'][number], 'id' | 'product' | 'amount' | 'amountRefunded'>;
  company: string;
  onClose: () => void;
};

/** Refunds a payment in full. The button and the title name the amount and the company that gets it. */
export const PaymentRefundDialog = ({ payment, company, onClose }: PaymentRefundDialogProps) => {
  const { t } = useTranslation();
  const refund = useRefund();
  const amount = formatBillMoney(payment.amount - (payment.amountRefunded ?? 0), useLocale());
  const { control, handleSubmit } = useSchemaForm({
    schema: refundBody.pick({ reason: true }),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(({ reason }) =>
    refund.mutate(
      { id: payment.id, reason, despiteDecline: false },
      {
        onSuccess: () => {
          toast.success(t('{{company}} gets {{amount}} back.', { company, amount }));
          onClose();
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    ),
  );
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Refund {{amount}} to {{company}}?', { amount, company })}
      form="refund-payment"
      submit={t('Refund {{amount}}', { amount })}
      variant="danger"
      busy={refund.isPending}
    >
      <FormStack id="refund-payment" onSubmit={submit} noValidate>
        <p>
          {t('{{product}}. The money goes back to the card. Contact details that it unlocked are hidden again.', {
            product: t(payment.product),
          })}
        </p>
        <TextArea
          control={control}
          name="reason"
          label={t('Why')}
          help={t('Kept with the payment for staff.')}
          maxLength={1000}
          required
        />
      </FormStack>
    </FormModal>
  );
};
