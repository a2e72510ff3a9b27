import { Box } from '@chakra-ui/react';
import { CreditCard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaymentMethods } from '../../../components/checkout/card/use-payment-methods.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { useIsGated } from '../../../ui/states/load-together.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useSetupIntent } from '../api/use-setup-intent.ts';
import { AddCardDialog } from './add-card-dialog.tsx';
import { MethodList } from './method-list.tsx';

const MethodsShape = () => (
  <Skeleton px={{ base: '4', md: '6' }} pb="3">
    {['180px', '150px'].map((width) => (
      <Box key={width} display="flex" alignItems="center" gap="3.5" py="3" borderTopWidth="1px" borderColor="border">
        <SkeletonBox width="48px" height="30px" />
        <Box flex="1" display="grid" gap="2.5">
          <SkeletonBox width={width} />
          <SkeletonBox width="96px" height="12px" />
        </Box>
        <SkeletonBox width="64px" my="15px" />
      </Box>
    ))}
  </Skeleton>
);

/** The company's saved cards, and a button to add one [PAY-14, PAY-17, PAY-19]. */
export const PaymentMethods = () => {
  const { t } = useTranslation();
  const saved = usePaymentMethods();
  const methods = useIsGated() ? undefined : saved.data;
  const setup = useSetupIntent();
  const add = () => setup.mutate();
  return (
    <Card as="section" pt={{ base: '4.5', md: '6' }}>
      <Box px={{ base: '4', md: '6' }} pb="4">
        <SectionHeader title={t('Payment methods')} {...(methods?.length && { onAdd: add, addLabel: t('Add card') })} />
      </Box>
      {!methods && (
        <PendingAnswer query={saved} failure={t("We couldn't load your saved cards.")}>
          <MethodsShape />
        </PendingAnswer>
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
