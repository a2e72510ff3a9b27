import { Dialog } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { CardError } from '../purchase/payment-result.tsx';

/** The card form cannot be shown right now, and the way to try again [PAY-15]. */
export const CardFormFailed = ({ onRetry, onCancel }: { onRetry: () => void; onCancel: () => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <Dialog.Body role="alert">
        <CardError />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button variant="primary" onClick={onRetry}>
          {t('Try Again')}
        </Button>
      </Dialog.Footer>
    </>
  );
};
