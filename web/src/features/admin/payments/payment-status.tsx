import { Box } from '@chakra-ui/react';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { CircleAlert, CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { paymentWords } from '../accounts/account-words.ts';

const looks = {
  paid: { tone: 'success', icon: CircleCheck },
  refunded: { tone: 'plain', icon: Undo2 },
  disputed: { tone: 'warning', icon: CircleAlert },
  declined: { tone: 'plain', icon: CircleX },
  open: { tone: 'plain', icon: Clock },
  canceled: { tone: 'plain', icon: CircleX },
} as const satisfies Record<StaffPayment['status'], object>;

/** The status of a payment, and the part that was refunded when it isn't the whole. */
export const PaymentStatus = ({ payment: { status, amountRefunded } }: { payment: StaffPayment }) => {
  const { t } = useTranslation();
  const { tone, icon } = looks[status];
  return (
    <>
      <Pill tone={tone} icon={icon}>
        {t(paymentWords[status])}
      </Pill>
      {status === 'paid' && amountRefunded !== undefined && (
        <Box color="muted" textStyle="small">
          {t('Refunded')} <MoneyText cents={amountRefunded} bill />
        </Box>
      )}
    </>
  );
};
