import { Box } from '@chakra-ui/react';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../../../lib/queries/prices.ts';
import { useLocale } from '../../../ui/text/date-text.tsx';

const unlockProducts = [
  'unlock_applicant_resume',
  'unlock_applicant_resume_skill_2',
  'unlock_applicant_resume_skill_3',
] as const;

/** Says what is hidden and the price of unlocking it. */
export const UnlockNote = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const prices = usePrices();
  const [first, second, third] = unlockProducts.map((slug) => formatMoney(prices.get(slug) ?? 0, locale));
  return (
    <Box display="flex" gap="2" maxWidth="76ch" color="muted" textStyle="small">
      <Box as="span" pt="2px" lineHeight="1">
        <EyeOff size={16} aria-hidden />
      </Box>
      <p>
        {t('Names and contact details stay hidden until you unlock a profile.')}{' '}
        {t('Unlocking costs {{first}}, {{second}} or {{third}}, depending on the trade.', { first, second, third })}
      </p>
    </Box>
  );
};
