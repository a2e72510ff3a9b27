import { Box } from '@chakra-ui/react';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardForm } from '../../../components/checkout/card/card-form.tsx';
import { CardChecking } from './card-checking.tsx';
import { useSaveCard } from './use-save-card.ts';

type AddCardFormProps = {
  clientSecret: string;
  loading: ReactNode;
  /** True while the card is being saved, when the form must stay open. */
  onSaving: (saving: boolean) => void;
  onClose: () => void;
};

/** The provider's card form for a setup intent; a card that can't be saved is shown in it [PAY-13, PAY-15]. */
export const AddCardForm = ({ clientSecret, loading, onSaving, onClose }: AddCardFormProps) => {
  const { t } = useTranslation();
  const { save, checking, problem, tryAgain, busy, checkNow } = useSaveCard(clientSecret, onClose);
  const confirm = async (stripe: Stripe, elements: StripeElements) => {
    onSaving(true);
    return save(stripe, elements).finally(() => onSaving(false));
  };
  return (
    <>
      {/* The form keeps the entered values for another try. */}
      <Box display="contents" css={checking ? { '& > *': { display: 'none' } } : undefined}>
        <CardForm
          clientSecret={clientSecret}
          submitLabel={t('Save card')}
          loading={loading}
          problem={problem}
          onConfirm={confirm}
          onCancel={onClose}
        />
      </Box>
      {checking && (
        <CardChecking
          reason={checking}
          busy={busy}
          onCheck={() => void checkNow()}
          onTryAgain={tryAgain}
          onClose={onClose}
        />
      )}
    </>
  );
};
