import { Dialog } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFormFailed } from '../../../components/checkout/card/card-form-failed.tsx';
import { PaymentDialog } from '../../../components/checkout/payment-dialog.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import type { useSetupIntent } from '../api/use-setup-intent.ts';

// The payment provider's code loads only with the form.
const AddCardForm = lazy(async () => ({ default: (await import('./add-card-form.tsx')).AddCardForm }));

const Loading = () => (
  <Dialog.Body pb="6">
    <ListSkeleton rows={2} avatar={false} />
  </Dialog.Body>
);

/**
 * Saves a card without a purchase. The dialog is open from the first request for a setup intent until the mutation's
 * reset [PAY-14].
 */
export const AddCardDialog = ({ setup }: { setup: ReturnType<typeof useSetupIntent> }) => {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const { data, isError, mutate, reset } = setup;
  return (
    <PaymentDialog title={t('Add card')} onClose={saving ? undefined : reset}>
      {isError && <CardFormFailed onRetry={() => mutate()} onCancel={reset} />}
      {!isError && !data && <Loading />}
      {data && (
        <Suspense fallback={<Loading />}>
          <AddCardForm clientSecret={data.client_secret} loading={<Loading />} onSaving={setSaving} onClose={reset} />
        </Suspense>
      )}
    </PaymentDialog>
  );
};
