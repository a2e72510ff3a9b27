import { Box } from '@chakra-ui/react';
import { CreditCard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { usePaymentMethods } from '../../../components/checkout/use-payment-methods.ts';
import { PendingAnswer } from '../../../components/pending-answer.tsx';
import { SectionHeader } from '../../../components/section-header.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { useSetupIntent } from '../api/use-setup-intent.ts';
import { AddCardDialog } from './add-card-dialog.tsx';
import { MethodList } from './method-list.tsx';

/** The company's saved cards, and another one [PAY-14, PAY-17, PAY-19]. */
export const PaymentMethods = () => {
  const { t } = useTranslation();
  const saved = usePaymentMethods();
  const methods = saved.data;
  const setup = useSetupIntent();
  const add = () => setup.mutate();
  return (
    <Card as="section" pt={{ base: '4.5', md: '6' }}>
      <Box px={{ base: '4', md: '6' }} pb="4">
        <SectionHeader title={t('Payment methods')} {...(methods?.length && { onAdd: add, addLabel: t('Add card') })} />
      </Box>
      {!methods && (
        <Box px={{ base: '4', md: '6' }} pb="6">
          <PendingAnswer query={saved} failure={t("We couldn't load your saved cards.")} rows={2} avatar={false} />
        </Box>
      )}
      {methods?.length === 0 && (
        <EmptyState
          icon={CreditCard}
          title={t('No saved cards yet.')}
          help={t('A card you pay with is saved here. You can also add one now.')}
          action={
            <Button onClick={add}>
              <Plus size={16} aria-hidden />
              {t('Add card')}
            </Button>
          }
        />
      )}
      {methods && methods.length > 0 && <MethodList methods={methods} />}
      {!setup.isIdle && <AddCardDialog setup={setup} />}
    </Card>
  );
};
