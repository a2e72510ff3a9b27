import { Box } from '@chakra-ui/react';
import type { PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { Pill } from '../../ui/text/pill.tsx';

const looks = {
  paid: { text: msg('Paid'), tone: 'success', icon: CircleCheck },
  refunded: { text: msg('Refunded'), tone: 'plain', icon: Undo2 },
  disputed: { text: msg('Disputed'), tone: 'warning', icon: CircleAlert },
} as const satisfies Record<PaymentRow['status'], object>;

/**
 * The state of a payment. A payment with a partial refund is still paid and shows the refunded amount below [PAY-18].
 */
export const PaymentStatusPill = ({ payment }: { payment: PaymentRow }) => {
  const { t } = useTranslation();
  const { status, amountRefunded } = payment;
  const { text, tone, icon } = looks[status];
  return (
    <>
      <Pill tone={tone} icon={icon}>
        {t(text)}
      </Pill>
      {status === 'paid' && amountRefunded !== undefined && amountRefunded > 0 && (
        <Box color="muted" textStyle="small">
          {t('Refunded')} <MoneyText cents={amountRefunded} bill />
        </Box>
      )}
    </>
  );
};
