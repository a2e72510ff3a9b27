import { Box } from '@chakra-ui/react';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { CircleAlert, CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../ui/text/pill.tsx';
import { paymentWords } from '../accounts/account-words.ts';
import { DisputeText } from './dispute-text.tsx';
import { RefundText } from './refund-text.tsx';

const looks = {
  paid: { tone: 'success', icon: CircleCheck },
  refunded: { tone: 'plain', icon: Undo2 },
  disputed: { tone: 'warning', icon: CircleAlert },
  declined: { tone: 'plain', icon: CircleX },
  open: { tone: 'plain', icon: Clock },
  canceled: { tone: 'plain', icon: CircleX },
} as const satisfies Record<StaffPayment['status'], object>;

/** The status of a payment, and the part that was refunded when it isn't the whole. */
export const PaymentStatus = ({ payment }: { payment: StaffPayment }) => {
  const { t } = useTranslation();
  const { status, amountRefunded } = payment;
  const isPart = status === 'paid' && amountRefunded !== undefined;
  const { tone, icon } = looks[isPart ? 'refunded' : status];
  return (
    <>
      <Pill tone={tone} icon={icon}>
        {isPart ? t('Partly refunded') : t(paymentWords[status])}
      </Pill>
      <RefundText payment={payment} />
      {payment.dispute && <DisputeText dispute={payment.dispute} />}
      {payment.decline && (
        <Box as="span" display="block" color="muted" textStyle="small">
          {payment.decline.message || payment.decline.code}
        </Box>
      )}
    </>
  );
};
