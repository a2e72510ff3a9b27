import { Box } from '@chakra-ui/react';
import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { paymentWords } from '../accounts/account-words.ts';
import { DisputeText } from '../payments/dispute-text.tsx';
import { RefundDialog } from '../payments/refund-dialog.tsx';
import { RefundText, refundableOf } from '../payments/refund-text.tsx';
import { StripeLink } from '../payments/stripe-link.tsx';

const PaymentFacts = ({ payment }: { payment: AccountDetail['payments'][number] }) => {
  const { t } = useTranslation();
  const { id, date, status, card, amountRefunded, receiptUrl } = payment;
  const isPartlyRefunded = status === 'paid' && amountRefunded !== undefined;
  return (
    <Box as="p" color="muted" textStyle="small">
      <DateText value={date} /> · {isPartlyRefunded ? t('Partly refunded') : t(paymentWords[status])}
      {card && ` · ${t('Card ending in {{last4}}', { last4: card.last4 })}`}
      {' · '}
      <StripeLink id={id} />
      {receiptUrl && (
        <>
          {' · '}
          <a href={receiptUrl} target="_blank" rel="noreferrer">
            {t('Receipt')}
          </a>
        </>
      )}
      <RefundText payment={payment} />
      {payment.dispute && <DisputeText dispute={payment.dispute} />}
      <Box as="span" display="block" userSelect="all">
        {id}
      </Box>
    </Box>
  );
};

type AccountPaymentsProps = Pick<AccountDetail, 'payments' | 'name'>;

/** The company's recent payments. Finance and admins refund one from here. */
export const AccountPayments = ({ payments, name }: AccountPaymentsProps) => {
  const { t } = useTranslation();
  const mayRefund = useStaffRight('managePayments');
  const [refunded, setRefunded] = useState<AccountDetail['payments'][number]>();
  if (payments.length === 0) return <Card pad>{t('Nothing was paid yet.')}</Card>;
  return (
    <>
      <ListCard>
        {payments.map((payment) => (
          <ActionRow key={payment.id}>
            <Box minWidth="0" flex="1 1 240px" overflowWrap="anywhere">
              <b>{t(payment.product)}</b>
              <PaymentFacts payment={payment} />
            </Box>
            <Box display="flex" alignItems="center" gap="4">
              <MoneyText cents={payment.amount} bill />
              {mayRefund && payment.status === 'paid' && refundableOf(payment) > 0 && (
                <Button
                  onClick={() => setRefunded(payment)}
                  aria-label={t('Refund {{product}}, {{id}}', { product: t(payment.product), id: payment.id })}
                >
                  {t('Refund')}
                </Button>
              )}
            </Box>
          </ActionRow>
        ))}
      </ListCard>
      {refunded && <RefundDialog payment={refunded} company={name} onClose={() => setRefunded(undefined)} />}
    </>
  );
};
