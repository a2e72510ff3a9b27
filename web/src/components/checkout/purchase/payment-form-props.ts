import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import type { ProviderResult, UsedCard } from '../outcome.ts';

/** The props that paying with a saved card and with a new card share. */
export type PaymentFormProps = {
  intent: IntentView;
  /** The saved card in use; only the provider knows the details of a new one. */
  onPay: (attempt: () => Promise<ProviderResult>, card?: UsedCard) => void;
  onCancel: () => void;
};
