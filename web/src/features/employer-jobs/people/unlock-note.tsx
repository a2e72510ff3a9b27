import { Box } from '@chakra-ui/react';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProduct } from '../../../components/checkout/use-product.ts';
import { useLocale } from '../../../ui/text/date-text.tsx';

export const useUnlockProducts = () => [
  useProduct('unlock_applicant_resume'),
  useProduct('unlock_applicant_resume_skill_2'),
  useProduct('unlock_applicant_resume_skill_3'),
];

/** Says what is hidden and the price of unlocking it. */
export const UnlockNote = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const prices = useUnlockProducts().map(({ data }) => data && formatMoney(data.amount, locale));
  const [first, second, third] = prices;
  return (
    <Box display="flex" gap="2" maxWidth="76ch" color="muted" textStyle="small">
      <Box as="span" pt="2px" lineHeight="1">
        <EyeOff size={16} aria-hidden />
      </Box>
      <p>
        {t('Names and contact details stay hidden until you unlock a profile.')}{' '}
        {prices.every(Boolean) &&
          t('Unlocking costs {{first}}, {{second}} or {{third}}, depending on the trade.', { first, second, third })}
      </p>
    </Box>
  );
};
