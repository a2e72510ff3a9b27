import { refundBody } from '@plumbline/shared/contracts/payments/payment-history';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { hasRefundRule } from '@plumbline/shared/domain/money/refund-rule';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRefund } from '../api/use-requests.ts';

/** A payment as the account page, the list of payments and a reported unlock have it. Amounts are in cents. */
type RefundablePayment = {
  id: string;
  product: string;
  slug?: string | undefined;
  amount: number;
  amountRefunded?: number | undefined;
};

type RefundDialogProps = {
  payment: RefundablePayment;
  company: string;
  /** The colleague who declined the company's report of the payment, when the page knows it. */
  declinedBy?: string | undefined;
  onClose: () => void;
};

/**
 * Refunds a payment in full. The button and the title name the amount and the company that gets it. When a colleague
 * declined the company's report of the payment, it asks again.
 */
export const RefundDialog = ({ payment, company, declinedBy, onClose }: RefundDialogProps) => {
  const { t } = useTranslation();
  const refund = useRefund();
  const [isDeclined, setIsDeclined] = useState(declinedBy !== undefined);
  const amount = formatBillMoney(payment.amount - (payment.amountRefunded ?? 0), useLocale());
  const { control, handleSubmit } = useSchemaForm({
    schema: refundBody.pick({ reason: true }),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(({ reason }) =>
    refund.mutate(
      { id: payment.id, reason, despiteDecline: isDeclined },
      {
        onSuccess: () => {
          toast.success(t('{{company}} gets {{amount}} back.', { company, amount }));
          onClose();
        },
        onError: (error) => {
          if (codeOf(error) === 'payment_report_declined') setIsDeclined(true);
          else toast.error(errorText(t, error, msg('Something went wrong.')));
        },
      },
    ),
  );
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Refund {{amount}} to {{company}}?', { amount, company })}
      form="refund-payment"
      submit={isDeclined ? t('Refund {{amount}} anyway', { amount }) : t('Refund {{amount}}', { amount })}
      variant="danger"
      busy={refund.isPending}
    >
      <FormStack id="refund-payment" onSubmit={submit} noValidate>
        {isDeclined && (
          <p role="alert">
            <b>
              {declinedBy
                ? t('{{name}} declined this report before.', { name: declinedBy })
                : t('A colleague declined the report of this payment.')}
            </b>
          </p>
        )}
        <p>
          {t('{{product}}. The money goes back to the card.', { product: t(payment.product) })}
          {payment.slug && hasRefundRule(payment.slug) && ` ${t('The contact details are hidden again.')}`}
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
