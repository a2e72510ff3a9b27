import { Box } from '@chakra-ui/react';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/text/date-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';

/** The price of one job and of all that are chosen, before anything is charged [APP-26]. */
export const SendPrice = ({ amount, count }: { amount: number; count: number }) => {
  const { t } = useTranslation();
  const price = formatMoney(amount, useLocale());
  if (amount === 0) return <p>{t('Sending a job is free.')}</p>;
  return (
    <Box display="grid" gap="1" pt="3" borderTopWidth="1px" borderColor="border">
      <Box role="status" display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <span>{t('Total for {{count}} jobs', { count })}</span>
        <Box as="span" textStyle="figure" fontSize="1.625rem" fontWeight="bold">
          <MoneyText cents={amount * count} />
        </Box>
      </Box>
      <Box as="p" color="muted" textStyle="small">
        {t('{{price}} for each job. You review the payment before you are charged.', { price })}
      </Box>
    </Box>
  );
};
