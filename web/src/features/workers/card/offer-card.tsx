import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhonePrice } from '../../../components/worker/offers/phone-price.tsx';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

const OfferContents = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    py: '4',
    borderBlockWidth: '1px',
    borderColor: 'border',
    listStyleType: 'none',
    '& li': { display: 'flex', gap: '3', alignItems: 'center' },
    '& .lucide': { color: 'brass', flex: 'none' },
    '& [data-lacks]': { alignItems: 'flex-start', fontSize: 'control', lineHeight: '1.4' },
    '& [data-lacks], & [data-lacks] .lucide': { color: 'muted' },
  },
});

type OfferLine = { icon: LucideIcon; text: string; lacks?: boolean };

type OfferCardProps = {
  title: string;
  /** The price in cents. The space is reserved while the price loads. */
  amount: number | undefined;
  /** The product of the price, in two or three words. */
  unit: string;
  lines: readonly OfferLine[];
  /** The one button: in the card, on a phone in the bar at the bottom. */
  button: ReactNode;
  children?: ReactNode;
};

const Price = ({ amount }: { amount: number | undefined }) =>
  amount === undefined ? '\u00a0' : <MoneyText cents={amount} />;

/** The price of a product with its benefits, shown before anything is charged. */
export const OfferCard = ({ title, amount, unit, lines, button, children }: OfferCardProps) => (
  <>
    <Card as="section" aria-labelledby="offer">
      <Box className="ruler" mx="1" aria-hidden />
      <Box display="grid" gap="4" px={{ base: '4', md: '6' }} pt="4" pb={{ base: '4.5', md: '6' }}>
        <h2 id="offer">{title}</h2>
        <Box as="p" display="flex" alignItems="baseline" gap="2.5" className="num">
          <Box as="span" textStyle="figure" fontSize="2.75rem" fontWeight="bold" lineHeight="1">
            <Price amount={amount} />
          </Box>
          <Box as="span" color="muted" textStyle="small">
            {unit}
          </Box>
        </Box>
        <OfferContents>
          {lines.map(({ icon: Icon, text, lacks }) => (
            <li key={text} data-lacks={lacks ? '' : undefined}>
              <Icon size={20} aria-hidden />
              {text}
            </li>
          ))}
        </OfferContents>
        <Box display={{ base: 'none', md: 'grid' }} css={{ '& [data-ui=button]': { minHeight: '52px' } }}>
          {button}
        </Box>
        {children && (
          <Box color="muted" textStyle="small">
            {children}
          </Box>
        )}
      </Box>
    </Card>
    <PhoneActionBar>
      <PhonePrice amount={amount} unit={unit} />
      {button}
    </PhoneActionBar>
  </>
);
