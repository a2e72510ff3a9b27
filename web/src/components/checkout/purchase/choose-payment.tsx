import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { usePaymentMethods } from '../card/use-payment-methods.ts';
import { ConfirmPurchase } from './confirm-purchase.tsx';
import { PaymentFormLoading } from './payment-form-loading.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';

const CardEntry = lazy(async () => ({ default: (await import('../card/card-entry.tsx')).CardEntry }));

export type PaymentView = 'confirmation' | 'checkout';

type ChoosePaymentProps = PaymentFormProps & {
  hidden: boolean;
  /** Undefined until the buyer has chosen. */
  view: PaymentView | undefined;
  onView: (view: PaymentView) => void;
};

/** Confirmation with a saved card, or card entry; without saved cards it starts with the latter [PAY-09, PAY-10]. */
export const ChoosePayment = ({ hidden, view: chosen, onView, ...props }: ChoosePaymentProps) => {
  const { data: methods, isPending } = usePaymentMethods();
  const cards = methods ?? [];
  const view = chosen ?? (cards.length > 0 ? 'confirmation' : 'checkout');
  if (isPending) return <PaymentFormLoading intent={props.intent} />;
  return (
    // The card form must stay mounted while its payment runs, so it is only hidden.
    <Box display="contents" css={hidden ? { '& > *': { display: 'none' } } : undefined}>
      {view === 'confirmation' ? (
        <ConfirmPurchase {...props} cards={cards} onOtherCard={() => onView('checkout')} />
      ) : (
        <Suspense fallback={<PaymentFormLoading intent={props.intent} />}>
          <CardEntry {...props} onCancel={() => onView('confirmation')} />
        </Suspense>
      )}
    </Box>
  );
};
