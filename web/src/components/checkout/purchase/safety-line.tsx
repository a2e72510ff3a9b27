import { Box } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RefundRule } from './refund-rule.tsx';

type SafetyLineProps = {
  /** The product that is bought; empty when a card is only saved. */
  slug?: string;
  /** Whether the entered card is saved although the user only pays with it [PAY-04]. */
  savesCard?: boolean;
};

/** Names the company that processes the card, and says what is saved and when a purchase is refunded. */
export const SafetyLine = ({ slug = '', savesCard = false }: SafetyLineProps) => {
  const { t } = useTranslation();
  return (
    <Box display="flex" gap="2" color="muted" textStyle="small">
      <Box as="span" pt="2px" lineHeight="1">
        <ShieldCheck size={16} aria-hidden />
      </Box>
      <Box display="grid" gap="1">
        <p>{t('Your card is handled by Stripe. Plumbline never sees the number.')}</p>
        {savesCard && (
          <p>{t('We save this card for your next purchase. You can remove it under Billing at any time.')}</p>
        )}
        <RefundRule slug={slug} />
      </Box>
    </Box>
  );
};
