import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import type { Receipt } from '@plumbline/shared/contracts/payments/payment-history';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardBrandName } from '../../../components/checkout/card/card-brand.tsx';
import { RefundRule } from '../../../components/checkout/purchase/refund-rule.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { PaymentStatusPill } from '../payment-status-pill.tsx';
import { ReceiptLines } from './receipt-lines.tsx';

const Facts = chakra(
  'dl',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      // A screen's breakpoints don't apply to print.
      _print: { gridTemplateColumns: '1fr 1fr' },
      columnGap: '8',
      rowGap: '4',
      '& dt': { color: 'muted', textStyle: 'small' },
      '& dd': { overflowWrap: 'anywhere' },
    },
  }),
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Buyer = ({ buyer }: { buyer: Receipt['buyer'] }) => {
  const { t } = useTranslation();
  const { name, address, address2, city, state, zip, taxId } = buyer;
  const lines = [
    name,
    address,
    address2,
    `${placeText({ city, state })} ${zip}`,
    taxId && t('Tax ID {{taxId}}', { taxId }),
  ];
  return lines.filter(Boolean).map((line) => <div key={line}>{line}</div>);
};

/** Seller, product, buyer, date and amount [PAY-18, PAY-02]. */
export const ReceiptSheet = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation();
  const { id, date, card, seller, sellerAddress, buyer, product_slug: slug } = receipt;
  return (
    <Card pad maxWidth="form" display="grid" gap="6" _print={{ maxWidth: 'none', borderWidth: '0', p: '0' }}>
      <Facts>
        <Fact label={t('Seller')}>
          <div>{seller}</div>
          {sellerAddress && <div>{sellerAddress}</div>}
        </Fact>
        <Fact label={t('Billed to')}>
          <Buyer buyer={buyer} />
        </Fact>
        <Fact label={t('Date paid')}>
          <DateText value={date} />
        </Fact>
        <Fact label={t('Paid with')}>
          {card
            ? t('{{brand}} ending in {{last4}}', { brand: cardBrandName(card.brand), last4: card.last4 })
            : t('Card')}
        </Fact>
        <Fact label={t('Receipt number')}>{id}</Fact>
        <Fact label={t('Status')}>
          <PaymentStatusPill payment={receipt} />
        </Fact>
      </Facts>
      <ReceiptLines receipt={receipt} />
      <Box color="muted" textStyle="small" _empty={{ display: 'none' }}>
        <RefundRule slug={slug} />
      </Box>
    </Card>
  );
};
