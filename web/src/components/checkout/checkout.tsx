import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states/states.tsx';
import { OpenCheckout } from './open-checkout.tsx';
import { PurchaseCard } from './purchase/purchase-card.tsx';
import { PurchaseLoading } from './purchase/purchase-loading.tsx';
import { CanceledPurchase, CompletedPurchase } from './purchase/settled-purchase.tsx';
import { useIntent } from './use-intent.ts';

export type CheckoutProps = {
  /** From the address: `?payment_intent=...`. */
  intentId: string;
  /** Said beside whom it is for, such as the trade of a seeker. */
  detail?: string | undefined;
  /** Leaves the purchase unpaid: takes the intent out of the address. */
  onCancel: () => void;
};

/** An address without an intent of this company, or one that cannot be asked for right now [PAY-07]. */
const NoIntent = ({ error, onRetry, onLeave }: { error: Error; onRetry: () => void; onLeave: () => void }) => {
  const { t } = useTranslation();
  const title = t("We couldn't retrieve your checkout information");
  const unknown = statusOf(error) >= 400 && statusOf(error) < 500;
  return (
    <PurchaseCard>
      {unknown ? (
        <EmptyState icon={SearchX} title={title} action={<Button onClick={onLeave}>{t('Back')}</Button>} />
      ) : (
        <ErrorState title={title} onRetry={onRetry} />
      )}
    </PurchaseCard>
  );
};

/** The purchase as the intent's status wants it shown [PAY-08]. */
export const Checkout = ({ intentId, detail, onCancel }: CheckoutProps) => {
  const { data: intent, error, isFetchedAfterMount, refetch } = useIntent(intentId);
  if (error) return <NoIntent error={error} onRetry={() => void refetch()} onLeave={onCancel} />;
  if (!intent || !isFetchedAfterMount) return <PurchaseLoading />;
  if (intent.status === 'succeeded') return <CompletedPurchase intent={intent} />;
  if (intent.status === 'canceled') return <CanceledPurchase onLeave={onCancel} />;
  const subject = { ...intent.subject, name: [intent.subject.name, detail].filter(Boolean).join(', ') };
  return <OpenCheckout intent={{ ...intent, subject }} onCancel={onCancel} />;
};
