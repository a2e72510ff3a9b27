import { Box, VisuallyHidden } from '@chakra-ui/react';
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

/**
 * The brand and the last digits, such as 'Visa 4242'. Screen readers get the words of the saved cards. On a phone only
 * the receipt names the card.
 */
const CardText = ({ card: { brand, last4 } }: { card: NonNullable<PaymentRow['card']> }) => {
  const { t } = useTranslation();
  const name = cardBrandName(brand);
  return (
    <Box as="span" display={{ base: 'none', md: 'inline' }} color="muted" textStyle="small" whiteSpace="nowrap">
      <span aria-hidden>{`${name} ${last4}`}</span>
      <VisuallyHidden>{t('{{brand}} ending in {{last4}}', { brand: name, last4 })}</VisuallyHidden>
    </Box>
  );
};

/** Date, product, subject, amount, card, status and receipt [PAY-18]. */
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
      header: t('Amount'),
      phone: 'fact',
      end: true,
      shape: <SkeletonBox width="56px" ms="auto" />,
      cell: ({ amount, card }) => (
        <Box display="grid">
          <MoneyText cents={amount} bill />
          {card && <CardText card={card} />}
        </Box>
      ),
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
      // The receipt is last and at the end of the line, so that it has one place in all rows.
      cell: (payment) => (
        <Box
          display="flex"
          flexWrap="wrap"
          flex="1"
          gap={{ base: '3', md: '1' }}
          me="-10px"
          justifyContent="flex-end"
          // Both fit into one line, unless the text is much larger than usual.
          minWidth={{ md: 'min(16rem, 22vw)' }}
        >
          {isReportable(payment, new Date()) && (
            <Button
              variant="text"
              onClick={() => onReport(payment)}
              aria-label={`${t('Report a problem')}: ${subjectText(payment.subject)}`}
            >
              {t('Report a problem')}
            </Button>
          )}
          <ButtonLink
            variant="quiet"
            to={paths.toolbox.receipt.path(payment.id)}
            aria-label={`${t('Receipt')}: ${t(payment.product_name)}, ${subjectText(payment.subject)}`}
          >
            {t('Receipt')}
          </ButtonLink>
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
