import { Box, Dialog } from '@chakra-ui/react';
import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { hasRefundRule } from '@plumbline/shared/domain/money/refunds/refund-rule';
import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { CardBrand, cardBrandName } from '../card/card-brand.tsx';
import type { UsedCard } from '../outcome.ts';
import type { Stage } from '../use-payment.ts';
import { paidByText } from './paid-by-text.ts';

const Message = ({ icon: Icon, tone, children }: { icon: LucideIcon; tone: string; children: ReactNode }) => (
  <Box display="flex" gap="3" alignItems="flex-start">
    <Box as="span" color={tone} lineHeight="1.4">
      <Icon size={20} aria-hidden />
    </Box>
    <Box>{children}</Box>
  </Box>
);

export const ProcessingPayment = () => {
  const { t } = useTranslation();
  return (
    <Dialog.Body role="status" pb="6">
      <ProgressBar label={t('Processing Payment...')} />
      <p>{t('Please keep this page open. Your bank may ask you to confirm.')}</p>
    </Dialog.Body>
  );
};

type PaymentDoneProps = { intent: IntentView; busy: boolean; onContinue: () => void };
type PaymentSuccessfulProps = PaymentDoneProps & { paid: Extract<Stage, { name: 'paid' }> };

/** Says what was paid and by which user: several users of a company can open one checkout, and it is paid once. */
export const PaymentSuccessful = ({ intent, paid, busy, onContinue }: PaymentSuccessfulProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { product_slug: slug, product_name: product } = intent.metadata;
  const amount = formatBillMoney(intent.amount, locale);
  const text = () => {
    if (paid.paidBy) return paidByText(t, paid.paidBy, slug);
    if (!paid.byThisTab) return t('This is already paid. It was charged once.');
    if (!paid.delivered) return t('You paid {{amount}}. What you bought shows in a moment.', { amount });
    return hasRefundRule(slug)
      ? t('You paid {{amount}}. The profile is unlocked.', { amount })
      : t('You paid {{amount}} for {{product}}.', { amount, product: t(product) });
  };
  return (
    <>
      <Dialog.Body role="status">
        <Message icon={CircleCheck} tone="success">
          <p>{text()}</p>
        </Message>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="primary" onClick={onContinue} disabled={busy} autoFocus>
          {t('Continue')}
        </Button>
      </Dialog.Footer>
    </>
  );
};

/** Says that the payment was refunded because its subject no longer exists: the person left, or the job was deleted. */
export const PaymentReturned = ({ intent, busy, onContinue }: PaymentDoneProps) => {
  const { t } = useTranslation();
  const amount = formatBillMoney(intent.amount, useLocale());
  return (
    <>
      <Dialog.Body role="status">
        <Message icon={CircleAlert} tone="warning">
          <p>
            {t("What you paid for isn't available anymore, so we sent your {{amount}} back to your card.", { amount })}
          </p>
        </Message>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="primary" onClick={onContinue} disabled={busy} autoFocus>
          {t('Continue')}
        </Button>
      </Dialog.Footer>
    </>
  );
};

type PaymentFailedProps = {
  message: string | undefined;
  /** The card that was refused, if it is known. */
  card: UsedCard | undefined;
  onOtherCard: () => void;
  onCancel: () => void;
};

/** Shows the text of the requirements, the refused card, the provider's reason, and the next step [PAY-12, PAY-15]. */
export const PaymentFailed = ({ message, card, onOtherCard, onCancel }: PaymentFailedProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Dialog.Body role="alert">
        <p>{t("Unfortunately, we couldn't process your payment. Please try using a different payment method.")}</p>
        {card && (
          <Box display="flex" gap="3.5" alignItems="center" className="num">
            <CardBrand brand={card.brand} />
            <b>{t('{{brand}} ending in {{last4}}', { brand: cardBrandName(card.brand), last4: card.last4 })}</b>
          </Box>
        )}
        <CardError message={message} />
        <Box as="p" color="muted" textStyle="small">
          {t('You were not charged.')}
        </Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button variant="primary" onClick={onOtherCard} autoFocus>
          {t('Use another card')}
        </Button>
      </Dialog.Footer>
    </>
  );
};

export const CardError = ({ message }: { message?: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Box px="4" py="3" borderRadius="m" bg="danger-soft" color="text" fontSize="control">
      <Message icon={CircleAlert} tone="danger">
        <b>{t('Card Error')}</b>
        <p>{message ? t(message) : t('Something went wrong, please try again.')}</p>
      </Message>
    </Box>
  );
};
