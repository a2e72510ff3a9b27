import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { runAttempt, type UsedCard } from './attempt.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { ChoosePayment, type PaymentView } from './purchase/choose-payment.tsx';
import { PaymentFailed, PaymentReturned, PaymentSuccessful, ProcessingPayment } from './purchase/payment-result.tsx';
import { PurchaseSummary } from './purchase/purchase-card.tsx';
import { useContinue } from './use-continue.ts';
import { isGivenBack, useRecordPayment } from './use-record-payment.ts';

type Stage =
  | { name: 'choosing' | 'paying' | 'paid' | 'returned' }
  | { name: 'failed'; message?: string | undefined; card?: UsedCard | undefined };

const titles = {
  choosing: msg('Confirm your purchase'),
  paying: msg('Processing Payment...'),
  paid: msg('Payment Successful!'),
  returned: msg('Your money is on its way back'),
  failed: msg('Payment Unsuccessful'),
} as const;

/** Takes the payment: a choice of card, then what became of it [PAY-09, PAY-11, PAY-12]. */
export const OpenCheckout = ({ intent, onCancel }: { intent: IntentView; onCancel: () => void }) => {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const [view, setView] = useState<PaymentView>();
  const record = useRecordPayment();
  const { goOn, busy } = useContinue();

  const pay = async (attempt: () => Promise<PaymentIntentResult>, card?: UsedCard) => {
    setStage({ name: 'paying' });
    const outcome = await runAttempt(attempt);
    if (outcome.kind === 'invalid') return setStage({ name: 'choosing' });
    if (outcome.kind === 'failed') {
      toast.error(t("We couldn't complete your payment."));
      return setStage({ name: 'failed', message: outcome.message, card: card ?? outcome.card });
    }
    // The money is taken. Should this call fail, the provider's own notice delivers what was bought.
    const recorded = await record
      .mutateAsync(intent)
      .catch((error: unknown) => console.error('The payment is not recorded yet', error));
    setStage({ name: recorded && isGivenBack(recorded) ? 'returned' : 'paid' });
  };

  const back = () => setStage({ name: 'choosing' });
  const otherCard = () => {
    setView('checkout');
    back();
  };
  const leave = () => void goOn(intent.return_url);
  const onClose = { choosing: onCancel, paying: undefined, paid: leave, returned: leave, failed: back }[stage.name];
  return (
    <>
      <PurchaseSummary intent={intent} />
      <PaymentDialog title={t(titles[stage.name])} onClose={onClose}>
        <ChoosePayment
          intent={intent}
          hidden={stage.name !== 'choosing'}
          view={view}
          onView={setView}
          onPay={pay}
          onCancel={onCancel}
        />
        {stage.name === 'paying' && <ProcessingPayment />}
        {stage.name === 'paid' && <PaymentSuccessful intent={intent} busy={busy} onContinue={leave} />}
        {stage.name === 'returned' && <PaymentReturned intent={intent} busy={busy} onContinue={leave} />}
        {stage.name === 'failed' && (
          <PaymentFailed message={stage.message} card={stage.card} onOtherCard={otherCard} onCancel={back} />
        )}
      </PaymentDialog>
    </>
  );
};
