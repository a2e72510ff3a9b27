import { Box, Slider } from '@chakra-ui/react';
import { MAX_EXPERIENCE_RATING, ratingLabel } from '@plumbline/shared/options/background/experience';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RatingLevel, ratingTicks } from './rating-rule.ts';

type RatingSliderProps = {
  name: string;
  /** 0 Apprentice to 3 Master. */
  rating: number;
  onChange: (rating: number) => void;
  /** The content at the right of the name, such as the years' select or 'Remove'. */
  aside?: ReactNode;
};

/** The rating ruler as a slider: grab area of 44 px, arrow keys. */
export const RatingSlider = ({ name, rating, onChange, aside }: RatingSliderProps) => {
  const { t } = useTranslation();
  return (
    <Slider.Root
      min={0}
      max={MAX_EXPERIENCE_RATING}
      step={1}
      value={[rating]}
      onValueChange={({ value }) => onChange(value[0] ?? 0)}
      getAriaValueText={({ value }) => t(ratingLabel(value) ?? '')}
      thumbAlignment="center"
    >
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="2">
        <Slider.Label>{name}</Slider.Label>
        {aside}
      </Box>
      <Slider.Control>
        <Slider.Track _before={ratingTicks}>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb index={0}>
          <Box as="i" className="bob" css={{ width: '14px', height: '24px' }} />
          <Slider.HiddenInput />
        </Slider.Thumb>
      </Slider.Control>
      <RatingLevel style={{ '--at': rating } as CSSProperties} aria-hidden>
        <span>{t(ratingLabel(rating) ?? '')}</span>
      </RatingLevel>
    </Slider.Root>
  );
};
