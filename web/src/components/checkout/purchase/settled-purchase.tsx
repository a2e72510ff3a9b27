import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/states.tsx';
import { useContinue } from '../use-continue.ts';
import { isGivenBack, useRecordPayment } from '../use-record-payment.ts';
import { paidByText } from './paid-by-text.ts';
import { PurchaseCard } from './purchase-card.tsx';

/**
 * Shows when the intent in the address is paid already: the buyer used the browser's history, or closed the browser
 * before returning. Requests the delivery again, so that it happens in any case [PAY-08, PAY-22].
 */
export const CompletedPurchase = ({ intent }: { intent: IntentView }) => {
  const { t } = useTranslation();
  const { goOn, busy } = useContinue();
  const { mutate, data, isError, isPending, isIdle } = useRecordPayment();
  const asked = useRef(false);
  const record = { intent, confirmed: false };
  const paidBy = data ? data.paidBy : intent.paidBy;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate(record);
  });
  const title = paidBy
    ? paidByText(t, paidBy, intent.metadata.product_slug)
    : t("You've already completed this transaction.");
  return (
    <PurchaseCard>
      {isError ? (
        <ErrorState
          title={title}
          help={t("Your payment is safe, but we couldn't show what you bought yet.")}
          onRetry={() => mutate(record)}
        />
      ) : (
        <EmptyState
          icon={CircleCheck}
          title={title}
          help={
            data && isGivenBack(data)
              ? t('We sent your money back to your card.')
              : paidBy
                ? t('It was charged once.')
                : t('You were not charged again.')
          }
          action={
            <Button disabled={isPending || isIdle || busy} onClick={() => void goOn(intent.return_url)}>
              {t('Continue')}
            </Button>
          }
        />
      )}
    </PurchaseCard>
  );
};

export const CanceledPurchase = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation();
  return (
    <PurchaseCard>
      <EmptyState
        icon={CircleX}
        title={t('This transaction has been canceled.')}
        help={t('You were not charged.')}
        action={<Button onClick={onLeave}>{t('Back')}</Button>}
      />
    </PurchaseCard>
  );
};
