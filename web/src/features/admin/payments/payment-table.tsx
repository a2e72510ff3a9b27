import { Box } from '@chakra-ui/react';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cardBrandName } from '../../../components/checkout/card/card-brand.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { refundableOf } from './refund-text.tsx';
import { StripeLink } from './stripe-link.tsx';

type Payment = { payment: StaffPayment };

const DateAndId = ({ payment: { date, id } }: Payment) => (
  <Box minWidth="0" overflowWrap="anywhere" maxWidth={{ md: '160px' }}>
    <Box as="span" fontWeight="semibold" whiteSpace="nowrap">
      <DateTimeText value={date} />
    </Box>
    <Box as="p" color="muted" textStyle="small" userSelect="all">
      {id}
    </Box>
  </Box>
);

const Company = ({ payment: { company, card } }: Payment) => {
  const { t } = useTranslation();
  return (
    <Box minWidth={{ base: '0', xl: '90px' }} overflowWrap="anywhere">
      <Link to={paths.admin.company.path(company.id)}>{company.name ?? t('Deleted account')}</Link>
      {card && (
        <Box as="p" color="muted" textStyle="small">
          {cardBrandName(card.brand)} {card.last4}
        </Box>
      )}
    </Box>
  );
};

const For = ({ payment: { product, seeker, jobName } }: Payment) => {
  const { t } = useTranslation();
  return (
    <Box minWidth={{ base: '0', xl: '120px' }} overflowWrap="anywhere">
      {t(product)}
      {seeker && (
        <Box as="p" textStyle="small">
          <Link to={paths.admin.jobSeeker.path(seeker.id)}>{seeker.name ?? t('Deleted account')}</Link>
        </Box>
      )}
      {jobName && (
        <Box as="p" color="muted" textStyle="small">
          {jobName}
        </Box>
      )}
    </Box>
  );
};

const Actions = ({ payment, onRefund }: Payment & { onRefund: (payment: StaffPayment) => void }) => {
  const { t } = useTranslation();
  const { id, product, status, receiptUrl } = payment;
  return (
    <Box
      display="flex"
      flexDirection={{ md: 'column', xl: 'row' }}
      alignItems={{ base: 'center', md: 'flex-end', xl: 'center' }}
      justifyContent={{ md: 'flex-end' }}
      gap="3"
    >
      <Box display="flex" flexDirection={{ xl: 'column' }} columnGap="3">
        {receiptUrl && (
          <a
            className="tap"
            href={receiptUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t('Receipt of {{product}}, {{id}}', { product: t(product), id })}
          >
            {t('Receipt')}
          </a>
        )}
        <StripeLink id={id} />
      </Box>
      {status === 'paid' && refundableOf(payment) > 0 && (
        <Button
          onClick={() => onRefund(payment)}
          aria-label={t('Refund {{product}}, {{id}}', { product: t(product), id })}
        >
          {t('Refund')}
        </Button>
      )}
    </Box>
  );
};

type PaymentTableProps = {
  /** Undefined while the payments load. */
  rows: readonly StaffPayment[] | undefined;
  onRefund: (payment: StaffPayment) => void;
};

/** Date, id, company, card, product, person, amount and status; one block for each payment on a phone. */
export const PaymentTable = ({ rows, onRefund }: PaymentTableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<StaffPayment>[] = [
    { header: t('Payment'), phone: 'name', cell: (payment) => <DateAndId payment={payment} /> },
    { header: t('Company and card'), phone: 'fact', phoneWide: true, cell: (payment) => <Company payment={payment} /> },
    { header: t('For'), phone: 'fact', phoneWide: true, cell: (payment) => <For payment={payment} /> },
    { header: t('Amount'), phone: 'fact', end: true, cell: ({ amount }) => <MoneyText cents={amount} bill /> },
    {
      header: t('Status'),
      phone: 'fact',
      shape: <SkeletonBox shape="pill" width="70px" />,
      cell: (payment) => <PaymentStatus payment={payment} />,
    },
    {
      header: t('Actions'),
      headerHidden: true,
      phone: 'actions',
      end: true,
      shape: <SkeletonBox width="64px" my="15px" />,
      cell: (payment) => <Actions payment={payment} onRefund={onRefund} />,
    },
  ];
  return (
    <DataTable caption={t('Payments')} columns={columns} rows={rows} rowKey={({ id }) => id} phoneActions="inline" />
  );
};
