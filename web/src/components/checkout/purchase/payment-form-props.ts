import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import type { ProviderResult, UsedCard } from '../outcome.ts';

/** What paying with a saved card and with an entered one need alike. */
export type PaymentFormProps = {
  intent: IntentView;
  /** With the saved card that is used; an entered one is known to the provider only. */
  onPay: (attempt: () => Promise<ProviderResult>, card?: UsedCard) => void;
  onCancel: () => void;
};
