import { chakra, defineRecipe } from '@chakra-ui/react';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import type { TFunction } from 'i18next';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

const levels: readonly string[] = experienceRatings.map(({ label }) => label);

/** A part of a reason in the reader's language: a level or a distance; trades go by their names. */
const inWords = (t: TFunction, part: string): string => {
  if (levels.includes(part)) return t(part);
  if (part === 'under 1 mile') return t('under 1 mile');
  const [, count] = /^(\d+) miles?$/.exec(part) ?? [];
  return count === undefined ? part : t('{{count}} miles', { count: Number(count) });
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

/** Why it matched: trade, level and miles beside the bob. One a row, next to the name. */
export const MatchReason = ({ children, ...rest }: ComponentProps<typeof Reason>) => {
  const { t } = useTranslation();
  const isText = typeof children === 'string';
  return (
    <Reason {...rest}>
      {isText
        ? children
            .split(', ')
            .map((part) => inWords(t, part))
            .join(', ')
        : children}
    </Reason>
  );
};
