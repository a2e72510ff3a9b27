import { Box } from '@chakra-ui/react';
import type { PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { useLocale } from '../../ui/text/date-text.tsx';
import { Pill } from '../../ui/text/pill.tsx';

const looks = {
  paid: { text: msg('Paid'), tone: 'success', icon: CircleCheck },
  part: { text: msg('Partly refunded'), tone: 'plain', icon: Undo2 },
  refunded: { text: msg('Refunded'), tone: 'plain', icon: Undo2 },
  disputed: { text: msg('Disputed'), tone: 'warning', icon: CircleAlert },
} as const satisfies Record<PaymentRow['status'] | 'part', object>;

/** The state of a payment. A payment with a partial refund is still delivered and shows the refunded part [PAY-18]. */
export const PaymentStatusPill = ({ payment }: { payment: PaymentRow }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { status, amount, amountRefunded = 0 } = payment;
  const isPart = status === 'paid' && amountRefunded > 0;
  const { text, tone, icon } = looks[isPart ? 'part' : status];
  return (
    <>
      <Pill tone={tone} icon={icon}>
        {t(text)}
      </Pill>
      {isPart && (
        <Box color="muted" textStyle="small">
          {t('{{refunded}} of {{amount}} refunded', {
            refunded: formatBillMoney(amountRefunded, locale),
            amount: formatBillMoney(amount, locale),
          })}
        </Box>
      )}
    </>
  );
};
