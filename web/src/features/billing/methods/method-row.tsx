import { Box } from '@chakra-ui/react';
import type { PaymentMethod } from '@plumbline/shared/contracts/payments/cards';
import { useTranslation } from 'react-i18next';
import { CardBrand, cardBrandName, cardExpiry } from '../../../components/checkout/card/card-brand.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Pill, StatusPill } from '../../../ui/text/pill.tsx';
import { isExpired } from './is-expired.ts';

type MethodRowProps = { method: PaymentMethod; busy: boolean; onSetDefault: () => void; onDelete: () => void };

/** A saved card: brand, last four digits and expiry, with its actions [PAY-16, PAY-19]. */
export const MethodRow = ({ method: { card, isDefault }, busy, onSetDefault, onDelete }: MethodRowProps) => {
  const { t } = useTranslation();
  const name = t('{{brand}} ending in {{last4}}', { brand: cardBrandName(card.brand), last4: card.last4 });
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1" py="3">
      <CardBrand brand={card.brand} />
      <Box flex={{ base: '1 1 60%', md: '1' }} className="num" minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <b>{name}</b>
          {isDefault && <Pill>{t('Default')}</Pill>}
          {isExpired(card, new Date()) && <StatusPill status="Expired" />}
        </Box>
        <Box color="muted" textStyle="small">
          {t('Expires {{date}}', { date: cardExpiry(card) })}
        </Box>
      </Box>
      <Box display="flex" gap="1" width={{ base: 'full', md: 'auto' }} ms={{ base: '-10px', md: '0' }}>
        {!isDefault && (
          <Button variant="quiet" onClick={onSetDefault} disabled={busy} aria-label={`${t('Set as default')}: ${name}`}>
            {t('Set as default')}
          </Button>
        )}
        <Button variant="text" onClick={onDelete} aria-label={`${t('Delete')}: ${name}`}>
          {t('Delete')}
        </Button>
      </Box>
    </Box>
  );
};
