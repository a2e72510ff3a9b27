import { Dialog } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';

/** Says that the card form didn't work. No card was refused, so this isn't a card error. */
export const CardFormTrouble = () => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("The card form didn't load. Check your connection and try again.")}</p>
      <p>{t('An ad or script blocker can be the reason too: allow stripe.com on this page.')}</p>
    </>
  );
};

/** Replaces a card form that can't be shown right now, with a way to try again. */
export const CardFormFailed = ({ onRetry, onCancel }: { onRetry: () => void; onCancel: () => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <Dialog.Body role="alert">
        <CardFormTrouble />
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
