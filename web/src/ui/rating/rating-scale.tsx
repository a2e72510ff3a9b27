import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import {
  type ExperienceBand,
  experienceBandTexts,
  MAX_EXPERIENCE_RATING,
  ratingLabel,
} from '@plumbline/shared/options/background/experience';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RatingLevel, ratingTicks } from './rating-rule.ts';

const Rule = chakra(
  'div',
  defineRecipe({
    base: {
      position: 'relative',
      height: '30px',
      mx: '1.5',
      _before: ratingTicks,
      _after: {
        content: '""',
        position: 'absolute',
        left: 0,
        bottom: '-2px',
        height: '3px',
        width: 'calc(var(--at) / 3 * 100%)',
        bg: 'brass-line',
      },
      '& .bob': {
        position: 'absolute',
        left: 'calc(var(--at) / 3 * 100% - 7px)',
        bottom: '-1px',
        width: '14px',
        height: '24px',
      },
    },
  }),
);

type RatingScaleProps = {
  name: string;
  /** 0 Apprentice to 3 Master. */
  rating: number;
  /** The band of years, shown at the right. */
  years?: ExperienceBand;
};

/** A skill's level on a four-mark ruler. */
export const RatingScale = ({ name, rating, years }: RatingScaleProps) => {
  const { t } = useTranslation();
  const level = t(ratingLabel(rating) ?? '');
  const at = { '--at': rating } as CSSProperties;
  return (
    <Box display="grid" gap="2px">
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="2">
        <b>{name}</b>
        {years && (
          <Box as="span" color="muted" fontSize="small" whiteSpace="nowrap">
            {t(experienceBandTexts[years])}
          </Box>
        )}
      </Box>
      <Rule
        style={at}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={MAX_EXPERIENCE_RATING}
        aria-valuenow={rating}
        aria-valuetext={level}
      >
        <i className="bob" />
      </Rule>
      <RatingLevel style={at} aria-hidden>
        <span>{level}</span>
      </RatingLevel>
    </Box>
  );
};
