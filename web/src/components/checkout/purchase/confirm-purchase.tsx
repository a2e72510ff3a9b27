import { Dialog } from '@chakra-ui/react';
import type { PaymentMethod } from '@plumbline/shared/contracts/payments/cards';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { stripeClient } from '../card/load-stripe.ts';
import { OTHER_CARD, SavedCards } from '../card/saved-cards.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PurchaseTotals } from './purchase-totals.tsx';
import { SafetyLine } from './safety-line.tsx';

type ConfirmPurchaseProps = PaymentFormProps & { cards: readonly PaymentMethod[]; onOtherCard: () => void };

/**
 * Shows what is bought and with which saved card. Without a saved card, the buyer is led to the card entry [PAY-10].
 */
export const ConfirmPurchase = ({ intent, cards, onPay, onOtherCard, onCancel }: ConfirmPurchaseProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [selected, select] = useState(() => (cards.find(({ isDefault }) => isDefault) ?? cards[0])?.id ?? OTHER_CARD);
  const [isLoading, setIsLoading] = useState(false);
  const confirm = async () => {
    if (selected === OTHER_CARD) return onOtherCard();
    setIsLoading(true);
    const client = await stripeClient().catch(() => undefined);
    setIsLoading(false);
    // Nothing was sent yet, so there is no payment to check.
    if (!client) return toast.error(t("The card form didn't load. Check your connection and try again."));
    return onPay(
      () => client.confirmCardPayment(intent.client_secret, { payment_method: selected }),
      cards.find(({ id }) => id === selected)?.card,
    );
  };
  return (
    <>
      <Dialog.Body>
        <PurchaseTotals intent={intent} />
        {cards.length > 0 && <SavedCards cards={cards} selected={selected} onSelect={select} />}
        <SafetyLine slug={intent.metadata.product_slug} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button variant="primary" onClick={confirm} disabled={isLoading}>
          {selected === OTHER_CARD
            ? t('Confirm')
            : t('Confirm and pay {{amount}}', { amount: formatBillMoney(intent.amount, locale) })}
        </Button>
      </Dialog.Footer>
    </>
  );
};
