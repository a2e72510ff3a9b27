import { Box } from '@chakra-ui/react';
import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { PurchaseTotals } from './purchase-totals.tsx';

/** Replaces the page's body during a purchase; the ruler marks what costs money. */
export const PurchaseCard = ({ children }: { children: ReactNode }) => (
  <Card as="section" maxWidth="form">
    <Box className="ruler" mx="1" aria-hidden />
    {children}
  </Card>
);

/** The purchase behind its dialog. */
export const PurchaseSummary = ({ intent }: { intent: IntentView }) => {
  const { t } = useTranslation();
  return (
    <PurchaseCard>
      <Box px={{ base: '4', md: '6' }} pt="4" pb={{ base: '2', md: '3' }} display="grid" gap="2">
        <h2>{t('Your purchase')}</h2>
        <PurchaseTotals intent={intent} />
      </Box>
    </PurchaseCard>
  );
};
