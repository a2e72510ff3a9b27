import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardForm, type CardProblem } from '../../../components/checkout/card/card-form.tsx';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type AddCardFormProps = {
  clientSecret: string;
  loading: ReactNode;
  /** True while the card is being saved, when the form must not be left. */
  onSaving: (saving: boolean) => void;
  onClose: () => void;
};

/** The provider's card form for a setup intent; a card that cannot be saved is said so in it [PAY-13, PAY-15]. */
export const AddCardForm = ({ clientSecret, loading, onSaving, onClose }: AddCardFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();

  const save = async (stripe: Stripe, elements: StripeElements): Promise<CardProblem | undefined> => {
    const confirmParams = { return_url: location.href };
    const { error, setupIntent } = await stripe.confirmSetup({ elements, confirmParams, redirect: 'if_required' });
    if (error) return error.type === 'validation_error' ? undefined : error;
    if (setupIntent.status !== 'succeeded') return {};
    await client.invalidateQueries({ queryKey: queryKeys.paymentMethods });
    toast.success(t('Card added'));
    onClose();
    return undefined;
  };
  const confirm = async (stripe: Stripe, elements: StripeElements) => {
    onSaving(true);
    return save(stripe, elements).finally(() => onSaving(false));
  };
  return (
    <CardForm
      clientSecret={clientSecret}
      submitLabel={t('Save card')}
      loading={loading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
