import { Box } from '@chakra-ui/react';
import type { IntentView } from '@plumbline/shared/contracts/payments';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { lazy, Suspense, useState } from 'react';
import { ConfirmPurchase } from './confirm-purchase.tsx';
import { PaymentFormLoading } from './payment-form-loading.tsx';
import { usePaymentMethods } from './use-payment-methods.ts';

const CardEntry = lazy(async () => ({ default: (await import('./card-entry.tsx')).CardEntry }));

export type PaymentFormProps = {
  intent: IntentView;
  onPay: (attempt: () => Promise<PaymentIntentResult>) => void;
  onCancel: () => void;
};

/** Confirmation with a saved card, or card entry; without saved cards it starts with the latter [PAY-09, PAY-10]. */
export const ChoosePayment = ({ hidden, ...props }: PaymentFormProps & { hidden: boolean }) => {
  const { data: methods, isPending } = usePaymentMethods();
  const [chosen, setChosen] = useState<'confirmation' | 'checkout'>();
  const cards = methods ?? [];
  const view = chosen ?? (cards.length > 0 ? 'confirmation' : 'checkout');
  if (isPending) return <PaymentFormLoading intent={props.intent} />;
  return (
    // The card form must outlive the time in which its payment runs, so it is only put out of sight.
    <Box display="contents" css={hidden ? { '& > *': { display: 'none' } } : undefined}>
      {view === 'confirmation' ? (
        <ConfirmPurchase {...props} cards={cards} onOtherCard={() => setChosen('checkout')} />
      ) : (
        <Suspense fallback={<PaymentFormLoading intent={props.intent} />}>
          <CardEntry {...props} onCancel={() => setChosen('confirmation')} />
        </Suspense>
      )}
    </Box>
  );
};
