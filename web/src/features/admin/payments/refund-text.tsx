import { Box } from '@chakra-ui/react';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/text/date-text.tsx';

type Refunds = Pick<StaffPayment, 'amount' | 'amountRefunded' | 'refundPending'>;

/** Returns the cents of a payment that staff can still refund. */
export const refundableOf = ({ amount, amountRefunded = 0, refundPending = 0 }: Refunds): number =>
  amount - amountRefunded - refundPending;

/** The part of a payment that was refunded, and a refund that Stripe hasn't made yet. */
export const RefundText = ({ payment }: { payment: Refunds & { status: StaffPayment['status'] } }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { status, amount, amountRefunded = 0, refundPending = 0 } = payment;
  if (status !== 'paid' || amountRefunded + refundPending === 0) return null;
  const money = (cents: number) => formatBillMoney(cents, locale);
  return (
    <Box as="span" display="block" color="muted" textStyle="small">
      {amountRefunded > 0 &&
        t('{{refunded}} of {{amount}} refunded', { refunded: money(amountRefunded), amount: money(amount) })}
      {amountRefunded > 0 && refundPending > 0 && ' · '}
      {refundPending > 0 && t('Refund of {{amount}} on its way', { amount: money(refundPending) })}
    </Box>
  );
};
