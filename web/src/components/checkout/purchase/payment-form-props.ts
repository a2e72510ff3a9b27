import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import type { ProviderResult, UsedCard } from '../outcome.ts';

/** The props that paying with a saved card and with a new card share. */
export type PaymentFormProps = {
  intent: IntentView;
  /** Runs the payment. `card` is the saved card; for a new card, only the provider has the details. */
  onPay: (attempt: () => Promise<ProviderResult>, card?: UsedCard) => void;
  onCancel: () => void;
};
