import { Box } from '@chakra-ui/react';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../../lib/queries/prices.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';

type UnlockPriceProps = {
  /** All trades of the worker, which set the price. */
  trades: readonly string[];
};

/** The price of an unlock in a list. The catalog is loaded once for all rows and pages. */
export const UnlockPrice = ({ trades }: UnlockPriceProps) => {
  const { t } = useTranslation();
  const amount = usePrices().get(unlockProduct(trades));
  if (amount === undefined) return null;
  return (
    <Box as="span" whiteSpace="nowrap" className="num">
      <b>
        <MoneyText cents={amount} />
      </b>{' '}
      <Box as="span" color="muted" textStyle="small">
        {t('to unlock')}
      </Box>
    </Box>
  );
};
