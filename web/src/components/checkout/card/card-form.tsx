import { Box, Dialog } from '@chakra-ui/react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { CardError } from '../purchase/payment-result.tsx';
import { SafetyLine } from '../purchase/safety-line.tsx';
import { useCardFormAppearance } from './card-form-appearance.ts';
import { CardFormFailed, CardFormTrouble } from './card-form-failed.tsx';
import { useStripeClient } from './use-stripe-client.ts';

/** Why a card was not charged: a decline with the provider's message, or a form that sent nothing to the bank. */
export type CardProblem = { kind: 'declined'; message?: string | undefined } | { kind: 'not-sent' };

type CardFieldsProps = {
  /** The content above the card's fields. */
  children?: ReactNode;
  submitLabel: string;
  /** Confirms the intent with the provider; returns the card's error, if any. Doesn't throw once something was sent. */
  onConfirm: (stripe: Stripe, elements: StripeElements) => Promise<CardProblem | undefined>;
  onCancel: () => void;
  /** The product that is bought. */
  slug?: string;
  /** The problem that became known after the form was sent, such as a decline. */
  problem?: CardProblem | undefined;
};

const CardFields = ({ children, submitLabel, onConfirm, onCancel, slug, problem: found }: CardFieldsProps) => {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [own, setProblem] = useState<CardProblem>();
  const problem = own ?? found;

  const confirm = async (): Promise<CardProblem | undefined> => {
    if (!stripe || !elements) return { kind: 'not-sent' };
    // The form shows errors at its own fields.
    const { error } = await elements.submit();
    if (error) return error.type === 'validation_error' ? undefined : { kind: 'not-sent' };
    return onConfirm(stripe, elements);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setBusy(true);
    setProblem(await confirm().catch(() => ({ kind: 'not-sent' }) as const));
    setBusy(false);
  };

  return (
    <Box asChild display="contents">
      <form onSubmit={submit} noValidate>
        <Dialog.Body>
          {children}
          {!ready && !problem && <ListSkeleton rows={2} avatar={false} />}
          <PaymentElement onReady={() => setReady(true)} onLoadError={() => setProblem({ kind: 'not-sent' })} />
          {problem && (
            <div role="alert">
              {problem.kind === 'declined' ? <CardError message={problem.message} /> : <CardFormTrouble />}
            </div>
          )}
          <SafetyLine {...(slug && { slug, savesCard: true })} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onCancel} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={!ready || busy}>
            {busy ? t('Sending...') : submitLabel}
          </Button>
        </Dialog.Footer>
      </form>
    </Box>
  );
};

type CardFormProps = CardFieldsProps & {
  /** The client secret of a payment intent or a setup intent. */
  clientSecret: string;
  /** Shows until the provider's client has loaded. */
  loading: ReactNode;
};

/** The payment provider's own card form, or a button to try again when it can't be loaded [PAY-13]. */
export const CardForm = ({ clientSecret, loading, ...fields }: CardFormProps) => {
  const { i18n } = useTranslation();
  const { client, failed, retry } = useStripeClient();
  const appearance = useCardFormAppearance();
  if (failed) return <CardFormFailed onRetry={retry} onCancel={fields.onCancel} />;
  if (!client) return loading;
  const locale = i18n.language as StripeElementLocale;
  return (
    <Elements stripe={client} options={{ clientSecret, locale, appearance }}>
      <CardFields {...fields} />
    </Elements>
  );
};
