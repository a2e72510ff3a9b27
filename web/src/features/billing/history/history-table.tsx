import { Box } from '@chakra-ui/react';
import type { PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import { isReportable } from '@plumbline/shared/domain/money/refunds/refund-rule';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cardBrandName } from '../../../components/checkout/card/card-brand.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PaymentStatusPill } from '../payment-status-pill.tsx';
import { useSubjectText } from '../use-subject-text.ts';

const isUnlock = (slug: PaymentRow['product_slug']): boolean => slug.startsWith('unlock_');

type HistoryTableProps = { rows: readonly PaymentRow[] | undefined; onReport: (payment: PaymentRow) => void };

/** Date, product, subject, card, amount, status and receipt [PAY-18]. */
export const HistoryTable = ({ rows, onReport }: HistoryTableProps) => {
  const { t } = useTranslation();
  const subjectText = useSubjectText();
  const columns: readonly Column<PaymentRow>[] = [
    {
      header: t('Date'),
      shape: <SkeletonBox width="88px" />,
      phone: 'fact',
      cell: ({ date }) => (
        <Box as="span" whiteSpace="nowrap">
          <DateText value={date} />
        </Box>
      ),
    },
    {
      header: t('Product'),
      shape: <SkeletonBox width="190px" />,
      phone: 'name',
      cell: ({ product_name, product_slug, status, subject }) => (
        <>
          <b>{t(product_name)}</b>
          <Box color="muted" textStyle="small" overflowWrap="anywhere">
            {isUnlock(product_slug) && subject.profile && status !== 'refunded' ? (
              <Link className="tap" to={paths.employees.person.path(subject.profile)}>
                {subjectText(subject)}
              </Link>
            ) : (
              subjectText(subject)
            )}
          </Box>
        </>
      ),
    },
    {
      header: t('Card'),
      shape: <SkeletonBox width="120px" />,
      phone: 'fact',
      cell: ({ card }) =>
        card && (
          <Box as="span" whiteSpace={{ xl: 'nowrap' }}>
            {t('{{brand}} ending in {{last4}}', { brand: cardBrandName(card.brand), last4: card.last4 })}
          </Box>
        ),
    },
    {
      header: t('Amount'),
      phone: 'fact',
      end: true,
      shape: <SkeletonBox width="56px" ms="auto" />,
      cell: ({ amount }) => <MoneyText cents={amount} bill />,
    },
    {
      header: t('Status'),
      shape: <SkeletonBox shape="pill" width="70px" />,
      phone: 'fact',
      cell: (payment) => <PaymentStatusPill payment={payment} />,
    },
    {
      header: t('Actions'),
      headerHidden: true,
      shape: <SkeletonBox width="64px" my="15px" />,
      phone: 'actions',
      end: true,
      cell: (payment) => (
        // The two buttons are one below the other where the column is narrow.
        <Box display="flex" flexWrap="wrap" justifyContent={{ md: 'flex-end' }} columnGap={{ base: '3', md: '1' }}>
          <ButtonLink
            variant="quiet"
            to={paths.toolbox.receipt.path(payment.id)}
            aria-label={`${t('Receipt')}: ${t(payment.product_name)}, ${subjectText(payment.subject)}`}
          >
            {t('Receipt')}
          </ButtonLink>
          {isReportable(payment, new Date()) && (
            <Button
              variant="text"
              whiteSpace={{ xl: 'nowrap' }}
              onClick={() => onReport(payment)}
              aria-label={`${t('Report a problem')}: ${subjectText(payment.subject)}`}
            >
              {t('Report a problem')}
            </Button>
          )}
        </Box>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('Payment history')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      phoneActions="text"
    />
  );
};
