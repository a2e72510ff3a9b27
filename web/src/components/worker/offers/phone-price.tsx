import { Box } from '@chakra-ui/react';
import { MoneyText } from '../../../ui/text/money-text.tsx';

type PhonePriceProps = {
  /** The price in cents. The space is reserved while the price loads. */
  amount: number | undefined;
  /** What the price is for, in two or three words. */
  unit: string;
};

/** The price next to the main button in the bar at the bottom of a phone. */
export const PhonePrice = ({ amount, unit }: PhonePriceProps) => (
  <Box display="grid" lineHeight="1.2" minWidth="72px" className="num">
    <Box as="span" textStyle="figure" fontSize="1.625rem" fontWeight="bold">
      {amount === undefined ? '\u00a0' : <MoneyText cents={amount} />}
    </Box>
    <Box as="span" color="muted" textStyle="small">
      {unit}
    </Box>
  </Box>
);
