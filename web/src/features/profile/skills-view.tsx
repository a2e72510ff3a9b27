import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import { Chip, Chips } from '../../components/pill.tsx';
import { RatingScale } from '../../components/rating-scale.tsx';
import { unratedTrades } from './skill-list.ts';

/** Hands-on skills, only if flagged and not empty, and the trades without a level [PRO-07]. */
export const skillsOf = ({ jobSeeker }: ProfileView) => {
  const rated = jobSeeker?.hasHandsOnExperience ? (jobSeeker.handsOnExperiences ?? []) : [];
  return { rated, others: unratedTrades(jobSeeker?.tradeCategories ?? [], rated) };
};

export const SkillsView = ({ rated, others }: ReturnType<typeof skillsOf>) => {
  const { t } = useTranslation();
  return (
    <>
      {rated.length > 0 && (
        <Box display="grid" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} columnGap="8" rowGap="4.5">
          {rated.map(({ category, rating, amount }) => (
            <RatingScale key={category} name={t(category)} rating={rating} years={amount} />
          ))}
        </Box>
      )}
      {others.length > 0 && (
        <Chips>
          {others.map((trade) => (
            <Chip key={trade}>{t(trade)}</Chip>
          ))}
        </Chips>
      )}
    </>
  );
};
