import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

const Line = chakra(
  'button',
  defineRecipe({
    base: {
      display: { base: 'flex', md: 'none' },
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '60px',
      px: '3.5',
      py: '2.5',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'm',
      lineHeight: '1.35',
      textAlign: 'left',
      '& > .lucide': { color: 'muted' },
      '& b, & b + span': { display: 'block', overflowWrap: 'anywhere' },
    },
  }),
  { defaultProps: { type: 'button' } },
);

type SearchSummaryProps = {
  /** The place and the subject of the search. */
  title: string;
  /** The other filters, in small type. */
  detail: string;
  open: boolean;
  /** The id of the form that the button folds and unfolds. */
  controls: string;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** On a phone: a short summary of the search, with 'Change'. */
export const SearchSummary = ({ title, detail, open, controls, onToggle, ref }: SearchSummaryProps) => {
  const { t } = useTranslation();
  return (
    <Line ref={ref} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      <Search size={20} aria-hidden />
      <Box as="span" flex="1" minWidth="0">
        <b>{title}</b>
        <Box as="span" color="muted" textStyle="small">
          {detail}
        </Box>
      </Box>
      <Box as="span" color="accent" textStyle="control">
        {t('Change')}
      </Box>
    </Line>
  );
};
