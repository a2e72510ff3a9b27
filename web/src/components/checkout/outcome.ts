import type { PaymentMethod } from '@plumbline/shared/contracts/payments/cards';
import { declineId } from '@plumbline/shared/domain/money/decline';
import type { StripeError } from '@stripe/stripe-js';

/** Enough of a card to recognize it. */
export type UsedCard = Pick<PaymentMethod['card'], 'brand' | 'last4'>;

/** Why a payment is still being checked, which decides what the screen says about it. */
export type CheckReason = 'unknown' | 'processing' | 'unpaid' | 'unreachable' | 'offline';

export type Outcome =
  /** `byThisTab` is false when the intent was paid before this tab tried, such as by a colleague. */
  | { kind: 'paid'; byThisTab: boolean }
  | { kind: 'declined'; id: string; message?: string | undefined; card?: UsedCard | undefined }
  | { kind: 'checking'; reason: CheckReason }
  | { kind: 'canceled' }
  /** Stripe.js rejected the entered values. The form shows the error, and nothing was sent. */
  | { kind: 'invalid' }
  /** Nothing was tried yet, so the intent can be paid. */
  | { kind: 'open' };

type IntentStatus = { status: string };
type Decline = { id: string; message?: string | undefined; card?: UsedCard | undefined };

/** What Stripe.js returned for a payment or setup intent; both have the same shape here. */
export type ProviderResult = {
  error?: StripeError | undefined;
  paymentIntent?: IntentStatus | undefined;
  setupIntent?: IntentStatus | undefined;
};

/** The intent as the server (or, for a setup intent, Stripe) reports it, or why there is no report. */
export type Report = (IntentStatus & { decline?: Decline | undefined }) | 'unreachable' | 'offline';

export type Evidence = {
  /** Whether this tab sent a payment. */
  attempted: boolean;
  /** The id of the decline that was known before the attempt. It says nothing about the attempt. */
  knownDecline?: string | undefined;
  /** Undefined before Stripe.js returns, after it threw, and after a reload. */
  provider?: ProviderResult | undefined;
  /** Undefined until the server has reported. */
  report?: Report | undefined;
};

/**
 * The codes of failed authentications. Stripe doesn't give these errors the type `card_error`, although the bank
 * declined.
 */
const AUTHENTICATION_FAILURES = ['payment_intent_authentication_failure', 'setup_intent_authentication_failure'];

const declineOf = (error: StripeError): Outcome => {
  const { brand, last4 } = error.payment_method?.card ?? {};
  return {
    kind: 'declined',
    id: declineId(error),
    message: error.message,
    ...(brand && last4 && { card: { brand, last4 } }),
  };
};

const statusOfResult = ({ error, paymentIntent, setupIntent }: ProviderResult): string | undefined =>
  (paymentIntent ?? setupIntent ?? error?.payment_intent ?? error?.setup_intent)?.status;

/** What Stripe.js alone proves; undefined when it proves nothing, as after a lost connection. */
const provenByProvider = (provider: ProviderResult): Outcome | undefined => {
  const { error } = provider;
  if (error?.type === 'validation_error') return { kind: 'invalid' };
  const status = statusOfResult(provider);
  if (status === 'succeeded') return { kind: 'paid', byThisTab: !error };
  if (status === 'canceled') return { kind: 'canceled' };
  if (!error || (status !== undefined && status !== 'requires_payment_method')) return undefined;
  const isRefused = error.type === 'card_error' || AUTHENTICATION_FAILURES.includes(error.code ?? '');
  return isRefused ? declineOf(error) : undefined;
};

const wasPaidBefore = (provider: ProviderResult | undefined): boolean =>
  provider?.error !== undefined && statusOfResult(provider) === 'succeeded';

/** What the report says; undefined while nothing was reported. */
const provenByReport = ({ attempted, knownDecline, provider, report }: Evidence): Outcome | undefined => {
  if (report === undefined) return undefined;
  if (typeof report === 'string') return { kind: 'checking', reason: report };
  const { status, decline } = report;
  if (status === 'succeeded') return { kind: 'paid', byThisTab: attempted && !wasPaidBefore(provider) };
  if (status === 'canceled') return { kind: 'canceled' };
  const isUnpaid = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status);
  if (!isUnpaid) return { kind: 'checking', reason: 'processing' };
  if (!attempted) return { kind: 'open' };
  const isNewDecline = status === 'requires_payment_method' && decline && decline.id !== knownDecline;
  return isNewDecline ? { kind: 'declined', ...decline } : { kind: 'checking', reason: 'unpaid' };
};

const isFinal = (outcome: Outcome | undefined): outcome is Extract<Outcome, { kind: 'paid' | 'canceled' }> =>
  outcome?.kind === 'paid' || outcome?.kind === 'canceled';

/**
 * Decides from all evidence how a payment ended: the only place that does, for every product and every way to pay. A
 * payment counts as declined only when Stripe reported that; everything else that isn't final is checked again, so that
 * no screen says "not charged" to someone who was charged [PAY-08, PAY-11, PAY-12, PAY-15].
 */
export const decideOutcome = (evidence: Evidence): Outcome => {
  const { provider } = evidence;
  const fromProvider = provider && provenByProvider(provider);
  const fromReport = provenByReport(evidence);
  // Money that was taken outweighs all other evidence, whether Stripe.js or the server reports it.
  if (isFinal(fromProvider)) return fromProvider;
  if (isFinal(fromReport)) return fromReport;
  // Another tab's payment may be running after a decline in this one.
  if (fromReport?.kind === 'checking' && fromReport.reason === 'processing') return fromReport;
  return fromProvider ?? fromReport ?? { kind: 'checking', reason: 'unknown' };
};

/** Runs an attempt. An error that it throws says nothing about the money. */
export const runAttempt = async (attempt: () => Promise<ProviderResult>): Promise<ProviderResult | undefined> => {
  try {
    return await attempt();
  } catch (error) {
    console.error('The payment provider returned no result', error);
    return undefined;
  }
};
