import { Box } from '@chakra-ui/react';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/text/date-text.tsx';

type Refunds = Pick<StaffPayment, 'amount' | 'amountRefunded' | 'refundPending' | 'refundFailed'>;

/** Returns the cents of a payment that staff can still refund. */
export const refundableOf = ({ amount, amountRefunded = 0, refundPending = 0 }: Refunds): number =>
  amount - amountRefunded - refundPending;

/** The part of a payment that was refunded, a refund that Stripe hasn't made yet, and one that the bank returned. */
export const RefundText = ({ payment }: { payment: Refunds & { status: StaffPayment['status'] } }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { status, amount, amountRefunded = 0, refundPending = 0, refundFailed = 0 } = payment;
  const money = (cents: number) => formatBillMoney(cents, locale);
  const isPaid = status === 'paid';
  const texts = [
    isPaid && amountRefunded > 0
      ? t('{{refunded}} of {{amount}} refunded', { refunded: money(amountRefunded), amount: money(amount) })
      : undefined,
    isPaid && refundPending > 0 ? t('Refund of {{amount}} on its way', { amount: money(refundPending) }) : undefined,
    refundFailed > 0 ? t("Refund of {{amount}} didn't arrive", { amount: money(refundFailed) }) : undefined,
  ].filter(Boolean);
  if (!texts.length) return null;
  return (
    <Box as="span" display="block" color="muted" textStyle="small">
      {texts.join(' · ')}
    </Box>
  );
};
