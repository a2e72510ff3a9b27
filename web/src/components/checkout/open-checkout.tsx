import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { ChoosePayment, type PaymentView } from './purchase/choose-payment.tsx';
import { PaymentChecking } from './purchase/payment-checking.tsx';
import { PaymentFailed, PaymentReturned, PaymentSuccessful, ProcessingPayment } from './purchase/payment-result.tsx';
import { PurchaseSummary } from './purchase/purchase-card.tsx';
import { CanceledPurchase } from './purchase/settled-purchase.tsx';
import { useContinue } from './use-continue.ts';
import { type Stage, type Start, usePayment } from './use-payment.ts';

const titles = {
  choosing: msg('Confirm your purchase'),
  paying: msg('Processing Payment...'),
  paid: msg('Payment Successful!'),
  alreadyPaid: msg('Already paid'),
  returned: msg('Your money is on its way back'),
  declined: msg('Payment Unsuccessful'),
  checking: msg("We're checking your payment"),
} as const;

const titleOf = (stage: Exclude<Stage, { name: 'canceled' }>): string =>
  stage.name === 'paid' && (stage.paidBy || !stage.byThisTab) ? titles.alreadyPaid : titles[stage.name];

type OpenCheckoutProps = {
  intent: IntentView;
  start: Start;
  onCancel: () => void;
};

/** Takes the payment: a choice of card, then the outcome [PAY-09, PAY-11, PAY-12]. */
export const OpenCheckout = ({ intent, start, onCancel }: OpenCheckoutProps) => {
  const { t } = useTranslation();
  const [view, setView] = useState<PaymentView>();
  const { stage, pay, choose, busy: checking, checkNow } = usePayment(intent, start);
  const { goOn, busy } = useContinue();
  if (stage.name === 'canceled') return <CanceledPurchase onLeave={onCancel} />;

  const otherCard = () => {
    setView('checkout');
    choose();
  };
  const leave = () => void goOn(intent.return_url);
  const onClose = {
    choosing: onCancel,
    paying: undefined,
    paid: leave,
    returned: leave,
    declined: choose,
    checking: onCancel,
  }[stage.name];
  return (
    <>
      <PurchaseSummary intent={intent} />
      <PaymentDialog title={t(titleOf(stage))} onClose={onClose}>
        <ChoosePayment
          intent={intent}
          hidden={stage.name !== 'choosing'}
          view={view}
          onView={setView}
          onPay={pay}
          onCancel={onCancel}
        />
        {stage.name === 'paying' && <ProcessingPayment />}
        {stage.name === 'paid' && <PaymentSuccessful intent={intent} paid={stage} busy={busy} onContinue={leave} />}
        {stage.name === 'returned' && <PaymentReturned intent={intent} busy={busy} onContinue={leave} />}
        {stage.name === 'declined' && (
          <PaymentFailed message={stage.message} card={stage.card} onOtherCard={otherCard} onCancel={choose} />
        )}
        {stage.name === 'checking' && (
          <PaymentChecking reason={stage.reason} busy={checking} onCheck={() => void checkNow()} onTryAgain={choose} />
        )}
      </PaymentDialog>
    </>
  );
};
