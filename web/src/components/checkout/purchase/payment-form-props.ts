import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { UsedCard } from '../attempt.ts';

/** What paying with a saved card and with an entered one need alike. */
export type PaymentFormProps = {
  intent: IntentView;
  /** With the saved card that is used; an entered one is known to the provider only. */
  onPay: (attempt: () => Promise<PaymentIntentResult>, card?: UsedCard) => void;
  onCancel: () => void;
};
