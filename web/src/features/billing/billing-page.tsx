import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePaymentMethods } from '../../components/checkout/card/use-payment-methods.ts';
import { ToolboxTabs } from '../../components/toolbox/toolbox-tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LoadTogether } from '../../ui/states/load-together.tsx';
import { usePaymentHistory } from './api/use-payment-history.ts';
import { PaymentHistory } from './history/payment-history.tsx';
import { PaymentMethods } from './methods/payment-methods.tsx';

/** /toolbox/billing: saved cards and past payments [PAY-19]. */
export const BillingPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Billing')}>{t('Cards and payments. Everyone in your company can see them.')}</PageHeader>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '5' }}>
        <ToolboxTabs />
        <LoadTogether queries={[usePaymentMethods(), usePaymentHistory()]}>
          <PaymentMethods />
          <PaymentHistory />
        </LoadTogether>
      </Box>
    </>
  );
};
