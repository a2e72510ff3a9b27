import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { hasRefundRule } from '@plumbline/shared/domain/money/refunds/refund-rule';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRefund } from '../api/use-requests.ts';
import { useRefundForm } from './refund-form.ts';
import { refundableOf } from './refund-text.tsx';

/** A payment as the account page, the list of payments and a reported unlock have it. Amounts are in cents. */
type RefundablePayment = {
  id: string;
  product: string;
  slug?: string | undefined;
  amount: number;
  amountRefunded?: number | undefined;
  refundPending?: number | undefined;
};

type RefundDialogProps = {
  payment: RefundablePayment;
  company: string;
  /** The colleague who declined the company's report of the payment, when the page has it. */
  declinedBy?: string | undefined;
  onClose: () => void;
};

/**
 * Refunds all that is left of a payment, or a part. The button names the amount, and the title names the company. When
 * a colleague declined the company's report of the payment, it asks again.
 */
export const RefundDialog = ({ payment, company, declinedBy, onClose }: RefundDialogProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const refund = useRefund();
  const [isDeclined, setIsDeclined] = useState(declinedBy !== undefined);
  const left = refundableOf(payment);
  const { control, handleSubmit, extent, cents, keyOf } = useRefundForm(left);
  const isWhole = cents === left;
  const money = (amount: number) => formatBillMoney(amount, locale);
  const amount = cents === undefined ? undefined : money(cents);
  const submit = handleSubmit((given) => {
    const part = given.extent === 'part' ? { part: { amount: given.amount, key: keyOf(given.amount) } } : {};
    return refund.mutate(
      { id: payment.id, reason: given.reason, despiteDecline: isDeclined, ...part },
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
    );
  });
  const extents = [
    {
      value: 'whole',
      label:
        left === payment.amount
          ? t('Whole payment, {{amount}}', { amount: money(left) })
          : t('All that is left, {{amount}}', { amount: money(left) }),
    },
    { value: 'part', label: t('A part') },
  ];
  const anyway = amount === undefined ? t('Refund anyway') : t('Refund {{amount}} anyway', { amount });
  const plain = amount === undefined ? t('Refund') : t('Refund {{amount}}', { amount });
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Refund {{company}}?', { company })}
      form="refund-payment"
      submit={isDeclined ? anyway : plain}
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
        <p>{t('{{product}}. The money goes back to the card.', { product: t(payment.product) })}</p>
        <RadioField control={control} name="extent" label={t('How much')} options={extents} />
        {extent === 'part' && (
          <MoneyField
            control={control}
            name="amount"
            label={t('Amount in dollars')}
            help={t('Up to {{amount}}.', { amount: money(left) })}
            required
          />
        )}
        {isWhole && payment.slug && hasRefundRule(payment.slug) && <p>{t('The contact details are hidden again.')}</p>}
        {!isWhole && <p>{t('The company keeps what it bought.')}</p>}
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
