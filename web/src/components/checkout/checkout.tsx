import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../lib/api/api-error.ts';
import { useOnline } from '../../lib/offline/online.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states/states.tsx';
import { OpenCheckout } from './open-checkout.tsx';
import { decideOutcome } from './outcome.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentChecking } from './purchase/payment-checking.tsx';
import { PurchaseCard } from './purchase/purchase-card.tsx';
import { PurchaseLoading } from './purchase/purchase-loading.tsx';
import { CanceledPurchase, CompletedPurchase } from './purchase/settled-purchase.tsx';
import { useAttemptBefore } from './use-attempt-before.ts';
import { useIntent } from './use-intent.ts';
import { CHECK_PAUSES, useRepeatedCheck } from './use-repeated-check.ts';

export type CheckoutProps = {
  /** The intent in the address, from `?payment_intent=...`. */
  intentId: string;
  /** A detail next to the buyer's subject, such as the trade of a seeker. */
  detail?: string | undefined;
  /** Leaves the purchase unpaid: removes the intent from the address. */
  onCancel: () => void;
};

const isRefusal = (error: Error): boolean => statusOf(error) >= 400 && statusOf(error) < 500;

/** Shows when the address names no intent of this company, or one that can't be loaded right now [PAY-07]. */
const NoIntent = ({ error, onRetry, onLeave }: { error: Error; onRetry: () => void; onLeave: () => void }) => {
  const { t } = useTranslation();
  const title = t("We couldn't retrieve your checkout information");
  return (
    <PurchaseCard>
      {isRefusal(error) ? (
        <EmptyState icon={SearchX} title={title} action={<Button onClick={onLeave}>{t('Back')}</Button>} />
      ) : (
        <ErrorState title={title} error={error} onRetry={onRetry} />
      )}
    </PurchaseCard>
  );
};

/** Shows after a reload when this tab has sent a payment and the server can't be reached. */
const UnreachablePurchase = ({ onCheck, onLeave }: { onCheck: () => Promise<unknown>; onLeave: () => void }) => {
  const { t } = useTranslation();
  const { busy, checkNow } = useRepeatedCheck(onCheck, { active: true, pauses: CHECK_PAUSES });
  const reason = useOnline() ? 'unreachable' : 'offline';
  return (
    <>
      <PurchaseLoading />
      <PaymentDialog title={t("We're checking your payment")} onClose={onLeave}>
        <PaymentChecking reason={reason} busy={busy} onCheck={() => void checkNow()} />
      </PaymentDialog>
    </>
  );
};

/** Shows the purchase in the state that all evidence about the intent implies; a bank's page returns here [PAY-08]. */
export const Checkout = ({ intentId, detail, onCancel }: CheckoutProps) => {
  const { data: intent, error, isFetchedAfterMount, refetch } = useIntent(intentId);
  const attempt = useAttemptBefore(intentId);
  const attempted = attempt !== undefined;
  if (error && attempted && !isRefusal(error)) return <UnreachablePurchase onCheck={refetch} onLeave={onCancel} />;
  if (error) return <NoIntent error={error} onRetry={() => void refetch()} onLeave={onCancel} />;
  if (!intent || !isFetchedAfterMount) return <PurchaseLoading />;
  const outcome = decideOutcome({ attempted, knownDecline: attempt?.knownDecline, report: intent });
  if (outcome.kind === 'canceled') return <CanceledPurchase onLeave={onCancel} />;
  if (outcome.kind === 'paid' && !attempted) return <CompletedPurchase intent={intent} />;
  const subject = { ...intent.subject, name: [intent.subject.name, detail].filter(Boolean).join(', ') };
  return <OpenCheckout intent={{ ...intent, subject }} start={{ outcome, attempted }} onCancel={onCancel} />;
};
