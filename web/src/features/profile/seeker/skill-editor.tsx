import { Box, chakra } from '@chakra-ui/react';
import {
  type ExperienceBand,
  experienceBands,
  experienceBandTexts,
  experienceRatings,
  isLevelAboveYears,
} from '@plumbline/shared/options/background/experience';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { RatingSlider } from '../../../ui/rating/rating-slider.tsx';
import { changeSkill, type Skill } from './skill-list.ts';

const Years = chakra('select', {
  base: {
    minHeight: '44px',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border-strong',
    borderRadius: 'm',
    bg: 'surface',
    fontSize: 'control',
  },
});

/** What the level usually means in years, and whether the years that were chosen fit it. */
const LevelMeaning = ({ rating, amount }: Pick<Skill, 'rating' | 'amount'>) => {
  const { t } = useTranslation();
  const { label = '', explanation = '' } = experienceRatings.find(({ value }) => value === rating) ?? {};
  const fits = !isLevelAboveYears(rating, amount);
  return (
    <Box as="p" color={fits ? 'muted' : 'warning'} textStyle="small" role={fits ? undefined : 'status'}>
      {fits
        ? t('{{level}}: {{years}}', { level: t(label), years: t(explanation) })
        : t('{{level}} usually means {{years}}. Check the years you chose.', {
            level: t(label),
            years: t(explanation),
          })}
    </Box>
  );
};

type SkillEditorProps = { skills: readonly Skill[]; onChange: (skills: Skill[]) => void };

/** A rating ruler for each skill, with its years and 'Remove' [PRO-07]. */
export const SkillEditor = ({ skills, onChange }: SkillEditorProps) => {
  const { t } = useTranslation();
  return skills.map(({ category, rating, amount }) => (
    <Box key={category}>
      <RatingSlider
        name={t(category)}
        rating={rating}
        onChange={(next) => onChange(changeSkill(skills, category, { rating: next }))}
        aside={
          <Box display="flex" gap="1" alignItems="center">
            <Years
              aria-label={t('Years of {{trade}}', { trade: t(category) })}
              value={amount}
              onChange={({ target }) =>
                onChange(changeSkill(skills, category, { amount: target.value as ExperienceBand }))
              }
            >
              {experienceBands.map((band) => (
                <option key={band} value={band}>
                  {t(experienceBandTexts[band])}
                </option>
              ))}
            </Years>
            <Button
              variant="text"
              aria-label={t('Remove {{name}}', { name: t(category) })}
              onClick={() => onChange(skills.filter((skill) => skill.category !== category))}
            >
              {t('Remove')}
            </Button>
          </Box>
        }
      />
      <LevelMeaning rating={rating} amount={amount} />
    </Box>
  ));
};
