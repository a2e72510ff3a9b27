import { declineId } from '@plumbline/shared/domain/money/decline';
import type { SetupIntent, Stripe, StripeElements } from '@stripe/stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardProblem } from '../../../components/checkout/card/card-form.tsx';
import {
  type CheckReason,
  decideOutcome,
  type Outcome,
  type ProviderResult,
  type Report,
  runAttempt,
} from '../../../components/checkout/outcome.ts';
import { CHECK_PAUSES, useRepeatedCheck } from '../../../components/checkout/use-repeated-check.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** The provider's result for a setup intent, in the form of a report. */
const reportOf = ({ status, last_setup_error: error }: SetupIntent): Report => {
  const { brand, last4 } = error?.payment_method?.card ?? {};
  return {
    status,
    ...(error && {
      decline: { id: declineId(error), message: error.message, ...(brand && last4 && { card: { brand, last4 } }) },
    }),
  };
};

const askForReport = async (stripe: Stripe, clientSecret: string): Promise<Report> => {
  try {
    const { setupIntent } = await stripe.retrieveSetupIntent(clientSecret);
    if (setupIntent) return reportOf(setupIntent);
  } catch (error) {
    console.error('The card could not be checked', error);
  }
  return navigator.onLine ? 'unreachable' : 'offline';
};

type SubmittedCard = { stripe: Stripe; knownDecline: string | undefined; provider: ProviderResult | undefined };

/** Saves a card and finds out the outcome by the rules of a payment, even when responses are lost [PAY-13, PAY-15]. */
export const useSaveCard = (clientSecret: string, onSaved: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [checking, setChecking] = useState<CheckReason>();
  const [problem, setProblem] = useState<CardProblem>();
  const sent = useRef<SubmittedCard>(undefined);
  const knownDecline = useRef<string>(undefined);

  const show = async (outcome: Outcome): Promise<CardProblem | undefined> => {
    setChecking(outcome.kind === 'checking' ? outcome.reason : undefined);
    if (outcome.kind === 'declined') {
      knownDecline.current = outcome.id;
      return { kind: 'declined', message: outcome.message };
    }
    if (outcome.kind === 'canceled') return { kind: 'not-sent' };
    if (outcome.kind !== 'paid') return undefined;
    await client.invalidateQueries({ queryKey: queryKeys.paymentMethods });
    toast.success(t('Card added'));
    onSaved();
    return undefined;
  };

  const outcomeOf = async ({ stripe, ...evidence }: SubmittedCard): Promise<Outcome> => {
    const report = await askForReport(stripe, clientSecret);
    return decideOutcome({ attempted: true, ...evidence, report });
  };

  const save = async (stripe: Stripe, elements: StripeElements): Promise<CardProblem | undefined> => {
    setProblem(undefined);
    const provider = await runAttempt(() =>
      stripe.confirmSetup({ elements, confirmParams: { return_url: location.href }, redirect: 'if_required' }),
    );
    const evidence: SubmittedCard = { stripe, knownDecline: knownDecline.current, provider };
    sent.current = evidence;
    const outcome = decideOutcome({ attempted: true, knownDecline: evidence.knownDecline, provider });
    return show(outcome.kind === 'checking' ? await outcomeOf(evidence) : outcome);
  };

  const check = async () => {
    if (sent.current) setProblem(await show(await outcomeOf(sent.current)));
  };
  const checks = useRepeatedCheck(check, { active: checking !== undefined, pauses: CHECK_PAUSES });
  return { save, checking, problem, tryAgain: () => setChecking(undefined), ...checks };
};
