import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

const Group = chakra('h3', {
  base: { bg: 'sunken', px: { base: '4', md: '6' }, py: '2', textStyle: 'small', fontWeight: 'semibold' },
});

const Way = chakra('section', {
  base: {
    display: 'grid',
    gap: '2.5',
    px: { base: '4', md: '6' },
    py: '4.5',
    borderTopWidth: '1px',
    borderColor: 'border',
    'h3 + &': { borderTopWidth: '0' },
  },
});

export type WayToReach = {
  id: string;
  /** Whether its button is the page's main one, which a phone has in the bar at the bottom. */
  isMain?: boolean;
  title: string;
  /** The price in cents. The space is reserved while the price loads. */
  amount: number | undefined;
  /** What the price is for, such as 'for each job'. */
  unit?: string;
  /** What the company gets, and what it doesn't. */
  text: string;
  /** What was already bought or sent, in place of the button or above it. */
  state?: ReactNode;
  button?: ReactNode;
};

export type WayGroup = { title: string; ways: readonly WayToReach[] };

type OtherWaysProps = {
  title: string;
  groups: readonly WayGroup[];
  /** Whether none can be bought now. The prices are then muted. */
  muted?: boolean;
};

const WayRow = ({ way, muted }: { way: WayToReach; muted: boolean }) => {
  const { id, isMain, title, amount, unit, text, state, button } = way;
  return (
    <Way aria-labelledby={`way-${id}`} color={muted ? 'muted' : undefined}>
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <Box as="h4" id={`way-${id}`} textStyle="figure" fontSize="1.25rem" fontWeight="semibold">
          {title}
        </Box>
        <Box textAlign="end" className="num" lineHeight="1.2">
          <Box as="span" textStyle="figure" fontSize="1.5rem" fontWeight="bold">
            {amount === undefined ? '\u00a0' : <MoneyText cents={amount} />}
          </Box>
          {unit && (
            <Box as="span" display="block" color="muted" textStyle="small">
              {unit}
            </Box>
          )}
        </Box>
      </Box>
      <Box as="p" textStyle="small">
        {text}
      </Box>
      {state}
      {button && <Box display={isMain ? { base: 'none', md: 'grid' } : 'grid'}>{button}</Box>}
    </Way>
  );
};

/** Ways to reach a worker, grouped by what the company gets, each with its price before anything is charged. */
export const OtherWays = ({ title, groups, muted = false }: OtherWaysProps) => {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="ways" overflow="hidden">
      <Box display="grid" gap="1" px={{ base: '4', md: '6' }} py="4.5">
        <h2 id="ways">{title}</h2>
        {!muted && (
          <Box as="p" color="muted" textStyle="small">
            {t('You review the payment before you are charged.')}
          </Box>
        )}
      </Box>
      {groups.map((group) => (
        <div key={group.title}>
          <Group>{group.title}</Group>
          {group.ways.map((way) => (
            <WayRow key={way.id} way={way} muted={muted} />
          ))}
        </div>
      ))}
    </Card>
  );
};
