import { chakra, defineRecipe } from '@chakra-ui/react';
import { readMatchReason } from '@plumbline/shared/domain/matching/match-reason-text';
import type { TFunction } from 'i18next';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** A reason in the reader's language. */
const inWords = (t: TFunction, text: string): string => {
  const reason = readMatchReason(text);
  if (!reason) return text;
  const { category, rating, miles } = reason;
  const distance = miles < 1 ? t('under 1 mile') : t('{{count}} miles', { count: miles });
  return [t(category), rating && t(rating), distance].filter(Boolean).join(', ');
};

const Reason = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      borderRadius: 's',
      bg: 'brass-soft',
      color: 'text',
      fontSize: 'small',
      lineHeight: '1.35',
      ps: '2',
      pe: '2.5',
      py: '1',
      _before: {
        content: '""',
        flex: 'none',
        width: '9px',
        height: '15px',
        marginEnd: '2',
        bg: 'brass',
        mask: 'var(--bob) center / contain no-repeat',
      },
    },
  }),
  { defaultProps: { 'data-ui': 'reason' } },
);

/** The reason for a match: trade, level and miles. The plumb bob before it marks a match, so a row has at most one. */
export const MatchReason = ({ children, ...rest }: ComponentProps<typeof Reason>) => {
  const { t } = useTranslation();
  return <Reason {...rest}>{typeof children === 'string' ? inWords(t, children) : children}</Reason>;
};
