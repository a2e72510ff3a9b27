import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { PaymentFormLoading } from '../purchase/payment-form-loading.tsx';
import type { PaymentFormProps } from '../purchase/payment-form-props.ts';
import { PurchaseTotals } from '../purchase/purchase-totals.tsx';
import { checkoutReturnUrl } from '../use-purchase-address.ts';
import { CardForm } from './card-form.tsx';

/** Pays with a card that is entered now [PAY-09]. */
export const CardEntry = ({ intent, onPay, onCancel }: PaymentFormProps) => {
  const { t } = useTranslation();
  const amount = formatBillMoney(intent.amount, useLocale());
  const confirm = async (stripe: Stripe, elements: StripeElements) => {
    const confirmParams = { return_url: checkoutReturnUrl(location.href) };
    // Doesn't wait for the payment: the dialog's next stage shows the outcome.
    onPay(() => stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }));
    return undefined;
  };
  return (
    <CardForm
      clientSecret={intent.client_secret}
      submitLabel={t('Pay {{amount}}', { amount })}
      slug={intent.metadata.product_slug}
      loading={<PaymentFormLoading intent={intent} />}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <PurchaseTotals intent={intent} />
    </CardForm>
  );
};
