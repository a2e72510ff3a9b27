import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';

const Chip = chakra(
  'button',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '44px',
      px: '3',
      borderRadius: 'm',
      bg: 'accent-soft',
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      lineHeight: '1.35',
      textAlign: 'left',
    },
  }),
  { defaultProps: { type: 'button' } },
);

type SearchedTradesProps = {
  trades: readonly string[];
  onChange: (trades: string[]) => void;
  /** Gets the focus when the last chip is removed. */
  after: RefObject<HTMLElement | null>;
};

/** On a phone with the form folded: the searched trades, each removed by one tap. */
export const SearchedTrades = ({ trades, onChange, after }: SearchedTradesProps) => {
  const { t } = useTranslation();
  const chips = useRef<HTMLDivElement>(null);
  const keep = (rest: string[]) => {
    onChange(rest);
    requestAnimationFrame(() => (chips.current?.querySelector('button') ?? after.current)?.focus());
  };
  if (trades.length === 0) return null;
  return (
    <Box
      ref={chips}
      role="group"
      aria-label={t('Trades you search')}
      display={{ base: 'flex', md: 'none' }}
      flexWrap="wrap"
      gap="2"
    >
      {trades.map((trade) => (
        <Chip
          key={trade}
          aria-label={t('Search without {{name}}', { name: t(trade) })}
          onClick={() => keep(trades.filter((one) => one !== trade))}
        >
          {t(trade)}
          <X size={16} aria-hidden />
        </Chip>
      ))}
      {trades.length > 1 && (
        <Button variant="quiet" onClick={() => keep([])}>
          {t('Search all trades')}
        </Button>
      )}
    </Box>
  );
};
